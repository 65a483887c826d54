import { useState } from 'react';
import { useParams } from 'wouter';
import { usePageTitle } from '../../core/navigation/page.tsx';
import { TextPage } from '../../core/ui/text/text-page.tsx';
import { PlainPart } from '../pages/plain-part.tsx';
import styles from './contact-page.module.css';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquirySent } from './enquiry-sent.tsx';
import { BarrierHelp, Responsibilities } from './beside-the-form.tsx';
import { barrier, topicAt, type SentEnquiry, type Topic } from './enquiry-values.ts';

/** The page with the form for a message to a chamber; the address may preset the topic. */
export function ContactPage() {
  const topic = topicAt(useParams()['*']);
  return <Contact key={topic.name} topic={topic} />;
}

function Contact({ topic }: { readonly topic: Topic }) {
  usePageTitle(topic.title);
  const [sent, setSent] = useState<SentEnquiry | null>(null);
  const [sender, setSender] = useState<string | null>(null);

  if (sent !== null) {
    const again = () => {
      setSender(sent.mail);
      setSent(null);
    };
    return <EnquirySent topic={topic} enquiry={sent} onAgain={again} />;
  }
  return (
    <TextPage title={topic.title} lead={topic.lead}>
      <PlainPart page="contact" />
      <div className={`${styles.columns} stack gap-8`}>
        <EnquiryForm topic={topic} sender={sender} onSent={setSent} />
        {topic === barrier ? <BarrierHelp /> : <Responsibilities />}
      </div>
    </TextPage>
  );
}
