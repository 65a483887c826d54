/**
 * Large cities, and towns beside the border, that are in no table of ours: named with a postcode of the state they contradict it, where
 * any other name that is not known may be a part of the town that has the postcode.
 */
const towns = new Set(
  (
    'berlin,hamburg,muenchen,koeln,frankfurt,frankfurt am main,stuttgart,duesseldorf,leipzig,dortmund,essen,bremen,dresden,hannover,nuernberg,' +
    'duisburg,bochum,wuppertal,bielefeld,bonn,muenster,mannheim,karlsruhe,augsburg,wiesbaden,gelsenkirchen,moenchengladbach,aachen,' +
    'braunschweig,kiel,chemnitz,freiburg,krefeld,mainz,erfurt,luebeck,oberhausen,rostock,kassel,hagen,potsdam,saarbruecken,hamm,' +
    'ludwigshafen,oldenburg,osnabrueck,leverkusen,heidelberg,darmstadt,solingen,herne,regensburg,neuss,paderborn,ingolstadt,offenbach,' +
    'fuerth,ulm,heilbronn,pforzheim,wuerzburg,wolfsburg,goettingen,bottrop,reutlingen,erlangen,koblenz,bremerhaven,remscheid,bergisch gladbach,' +
    'recklinghausen,trier,jena,salzgitter,moers,siegen,gera,hildesheim,cottbus,kaiserslautern,guetersloh,schwerin,zwickau,weimar,goerlitz,' +
    'schkeuditz,delitzsch,eilenburg,torgau,taucha,markkleeberg,markranstaedt,borna,altenburg,eisenberg,apolda,soemmerda,' +
    'artern,rossleben,bad frankenhausen,sondershausen,nordhausen,ellrich,heringen,muehlhausen,gotha,eisenach,suhl,arnstadt,rudolstadt,saalfeld,' +
    'goslar,bad harzburg,braunlage,clausthal zellerfeld,osterode,vienenburg,wolfenbuettel,helmstedt,schoeningen,koenigslutter,gifhorn,' +
    'wittingen,uelzen,luechow,lueneburg,celle,wittenberge,perleberg,pritzwalk,rathenow,premnitz,brandenburg an der havel,bad belzig,' +
    'treuenbrietzen,jueterbog,luckenwalde,herzberg,falkenberg,elsterwerda,finsterwalde,wien,salzburg,zuerich,basel,prag,warschau,amsterdam'
  ).split(','),
);

/** Postcodes of the state's numbers that Thuringia has. */
const thuringia = /^065(?:56|67|71|77|78)$/;

export const liesElsewhere = (foldedName: string): boolean => towns.has(foldedName);

export const isPostcodeElsewhere = (postcode: string): boolean => thuringia.test(postcode);
