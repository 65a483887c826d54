/**
 * Words of other languages that only say 'work', 'job', 'search', 'learn', 'I want': like their German counterparts they say
 * nothing about a trade. Our own work.
 */
export const fillers: readonly string[] = [
  'neu, sichere, sicherer, sicheren, deutschland, zukunftssicher, krisensicher',
  'reicht, genügt, ausreichend, erforderlich, gewünscht, vorausgesetzt, notwendig, brauche, braucht, gebraucht, guter, gutes, guten, gute, hab, hatte, geht, gehts, gibt, gibts, kriege, kriegt, bekomme, bekommt, stellt, stellen, bietet, bieten, anbieten, angeboten, nötig, möglich, erlaubt, ferien, lieblingsfach, lieblingsfächer, schulfach, jemand, irgendwo, irgendwann, sohn, tochter, enkel, enkelin, kumpel, freundin, mädchen, junge, jungs, fängt, anfangen, anfang, beginn, beginnt, spaß, mag, liebe, interessiere, interessiert, interesse, hobby, hobbys, leidenschaft, talent, begabt, stelle, stellenangebot, stellenangebote, angebot, angebote, frei, freie, unbedingt, am liebsten, liebsten, lieber',
  'work, job, jobs, working, looking, search, want, become, vacancy, career, please, find, young, profession, vocational',
  'praca, pracę, szukam, zawód, nauka, chcę, jako, dla, oferty, oferta, zostać, uczeń, pracownik, młodzieży',
  'робота, роботу, шукаю, професія, хочу, стати, навчання, вакансія, вакансії, учень, працівник, працювати, для',
  'работа, работу, ищу, профессия, стать, обучение, вакансия, вакансии, ученик, работник, учиться, работать, учёба, учеба',
  'عمل, وظيفة, ابحث, أبحث, مهنة, تعلم, أريد, شغل, عامل, وظائف, مساعد',
  'việc, làm, tìm, nghề, học, muốn, nhân, viên, đào, tạo, thợ',
  'ilanı, arıyorum, meslek, öğrenmek, istiyorum, eğitim, eğitimi, elemanı, çırak, çıraklık, olmak, işi, ustası, mesleği, mesleki, çalışmak',
  'muncă, caut, meserie, vreau, ucenic, ucenicie, lucrez, lucrător, meseria, angajare, pentru',
];
