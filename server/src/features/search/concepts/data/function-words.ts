/**
 * German function words and words for the strength of a wish: they do not indicate a trade and are not reported as ignored.
 * Beginnings of names are among them: 'ins' is not the beginning of 'Instandhaltung'. Our own list.
 */
export const functionWords: readonly string[] = (
  'abgesehen allein allem aller also anders ans aufs außer außerhalb beide beiden besser best bestimmt bisher ' +
  'bist bisschen bleiben bleibt dadurch dagegen daher dahin damals daneben daran darauf daraus darin darum darunter dasselbe denen ' +
  'dennoch deren deshalb dessen desto dies diese diesem diesen dieser dieses direkt drauf draus drin dran ebenfalls ebenso eher ' +
  'ehrlich eigen eigene eigenen eigener eigenes einander einige einigen einiger einiges einmal eins einzige einzigen endlich entweder ' +
  'erlernen erste ersten erster erstes fürs ganzen ganzer ganzes gegenüber gehabt gehört gemacht gemeinsam genau genauso genug ' +
  'gleiche gleichen häufig hättest heute hierbei hinter hoffe hoffentlich ihm ihn ihnen ihrem ihren ihrer ihres immer indem innerhalb ' +
  'ins inzwischen irgendeinen irgendetwas irgendwohin jedem jeden jedoch jene kam kaum lassen lässt leider lernt letzte letzten ' +
  'letzter machst manch manche manchen manches manchmal mehr meist meisten meistens meinem miteinander mittlerweile möchtest ' +
  'möglichst musste nachher nächst naja nämlich neben nebenbei nein nichts niemand nochmal nun oben obwohl oft per quasi relativ ' +
  'sämtliche seinem seinen seiner selber selbst selten sieht sobald sogar solch solche solchen solcher solches somit sondern sooft ' +
  'soviel soweit sowieso sowohl statt tatsächlich tolles überall übers übrigens unters vergangen vielem vielmehr völlig voraus vorbei ' +
  'vorher vorne warst weder wegen weiter weitere weiteren weiteres welchem welchen wem wen wenig wenige weniger wenigen wenigstens ' +
  'weshalb wessen wieder wieso wirst wobei wodurch wofür womit woran worauf woraus worin worüber wovon wozu ziemlich zuerst zufällig ' +
  'zuletzt zumindest zurück zusammen zwar zwischen habs ists wills mags aufm ausm inner aufn fürn nem ner ned nich nimmer garnicht ' +
  'irgendwer hauptsache cooles geil geile krass spannend spannende spannendes interessantes interessanten abwechslungsreich ' +
  'abwechslungsreiche vernünftig vernünftige anständig anständige gelernt gelernte beginnen anfange fange starte starten startet ' +
  'suchte jetziger heutzutage eilig umgehend vorzugsweise bevorzugt gernhaben mithelfen möglichkeiten chance chancen option optionen ' +
  'vorschlag vorschläge idee ideen empfehlung empfehlungen wunschberuf lieblingsberuf sparte natürlich wat dat ick icke ooch ' +
  'wahrscheinlich bereits sicherlich euren eurem möglichkeit ähm äh ähh öhm öh hm hmm isch et jibt watt dauert dauern ' +
  'sache sachen ding dinge dingen zeug zeugs kram '
)
  .trim()
  .split(' ');
