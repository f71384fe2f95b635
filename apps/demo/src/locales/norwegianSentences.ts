import type { DemoSentences } from './DemoLocale'

export const norwegianSentences: DemoSentences = {
  titles: {
    new: ['{fresh} i {city}', '{fresh} ved {street} i {city}', '{fresh}, {street}, {city}'],
    extension: [
      'Utvidelse av {proper} i {city}',
      'Tilbygg til {proper} i {city}',
      'Ombygging av {proper} i {city}',
    ],
    renovation: ['Rehabilitering av {proper} i {city}', 'Oppgradering av {proper} i {city}'],
    demolition: ['Riving av {proper} i {city}'],
    maintenance: ['Vedlikehold av {proper} i {city}', 'Drift og vedlikehold av {proper}, {city}'],
  },
  openings: {
    new: [
      '{client} planlegger nybygg i {city}: {name}.',
      'På tomten ved {street} i {city} skal det bygges nytt. Byggherre er {client}.',
    ],
    extension: [
      'Prosjektet omfatter en utvidelse av det eksisterende anlegget ved {street} i {city}. Byggherre er {client}.',
      '{client} skal bygge på og bygge om ved {street} i {city}.',
    ],
    renovation: [
      '{client} skal rehabilitere det eksisterende anlegget ved {street} i {city}.',
      'Prosjektet omfatter en gjennomgripende rehabilitering ved {street} i {city}. Byggherre er {client}.',
    ],
    demolition: ['{client} skal rive de gamle bygningene ved {street} i {city} og klargjøre tomten.'],
    maintenance: ['{client} lyser ut løpende vedlikehold ved {street} og ellers i {city}.'],
  },
  sizes: {
    building: ['Bruttoarealet er omtrent {size} m² i {floors} etasjer.', 'Bygget er i alt på {size} m².'],
    ground: ['Arealet er omtrent {size} m².'],
    metres: ['Strekningen er omtrent {size} meter lang.'],
    units: ['Det blir {size} boliger i {floors} etasjer.'],
  },
  details: [
    'Området er i bruk i hele byggeperioden, og adkomsten skal holdes åpen.',
    'Grunnen er lett forurenset og skal håndteres etter en tiltaksplan som er avtalt med myndighetene.',
    'Overvann håndteres på egen tomt.',
    'Byggeplassen skal være utslippsfri der det er mulig.',
    'Arbeidet gjøres i to trinn, slik at driften kan fortsette.',
    'Materialer fra det gamle bygget skal så langt som mulig brukes om igjen.',
  ],
  buildingDetails: [
    'Det legges vekt på dagslys, robuste materialer og lave driftskostnader.',
    'Bærende konstruksjoner utføres i tre og betong, og fasaden får tegl.',
    'Tekniske anlegg skiftes ut, og bygget får balansert ventilasjon.',
  ],
  planned: [
    'Arbeidet ventes lyst ut som totalentreprise.',
    'Arbeidet ventes lyst ut som byggherrestyrte sideentrepriser.',
    'Rådgivere er valgt, og prosjektet er under prosjektering.',
    'Entrepriseformen er ikke bestemt ennå.',
  ],
  decided: [
    'Arbeidet utføres som totalentreprise.',
    'Arbeidet utføres som byggherrestyrte sideentrepriser.',
    'Arbeidet utføres som hovedentreprise.',
  ],
  synthetic: 'Opplysningene er syntetiske demodata.',
  summaries: [
    '{package} for {client} i {city}.',
    'Konkurransen gjelder {package} ved {street} i {city}. Tildeling skjer etter beste forhold mellom pris og kvalitet.',
    '{client} henter inn tilbud på {package}. Tildeling skjer etter laveste pris.',
  ],
  tenderTexts: [
    'Konkurransen omfatter alt som er nødvendig for å overlevere arbeidet ferdig og klart til bruk, blant annet oppfølging, kvalitetssikring og dokumentasjon for drift og vedlikehold.',
    'Tilbyder skal vise til minst tre sammenlignbare oppdrag de siste fem årene. Det stilles krav til lønns- og arbeidsvilkår og til lærlinger.',
    'Tildeling skjer etter det beste forholdet mellom pris (60 %) og kvalitet (40 %). Kvalitet vurderes ut fra organisasjon, gjennomføring og miljø.',
    'Befaring avtales med oppdragsgiver. Spørsmål besvares skriftlig og anonymt til alle.',
  ],
  updates: [
    ['phases', 'Fasen er endret til {phase}.'],
    ['roles', 'Nye aktører er lagt til.'],
    ['dates', 'Fremdriftsplanen er justert.'],
    ['description', 'Beskrivelsen er utvidet.'],
    ['documents', 'Nye dokumenter er lagt til.'],
    ['information', 'Den forventede kontraktssummen er endret.'],
  ],
  corrections: [
    'Tilbudsfristen er flyttet til {date}.',
    'Mengdebeskrivelsen er rettet, frist {date}.',
    'Tilleggsopplysning 1 er sendt ut.',
  ],
  results: ['Kontrakten er tildelt {winner}.', 'Det er inngått kontrakt med {winner}.'],
  cancellations: [
    'Konkurransen er avlyst fordi tilbudene lå over budsjettet.',
    'Konkurransen er avlyst og ventes lyst ut på nytt.',
  ],
  articles: [
    '{city} får nytt bygg: {name}',
    'Klarsignal for {name}',
    'Folkemøte om {name}',
    'Første spadetak for {name}',
  ],
  roleNotes: [
    'Har ansvar for hele sitt fag og for samordning med de andre på plassen.',
    'Kontaktes tidligst etter neste møte i utvalget.',
    'Valgt etter innbudt konkurranse blant fem tilbydere.',
    'Rammeavtale som løper i to år til.',
  ],
  windowNotes: ['Tilbud leveres elektronisk.', 'Befaringen er obligatorisk.'],
  noContact: 'Virksomheten ønsker ikke å bli kontaktet om prosjektet.',
  committees: ['Utvalg for plan og miljø', 'Formannskapet', 'Oppvekstutvalget', 'Teknisk utvalg'],
  council: { number: 'Sak {number}', positions: ['Utvalgssekretær', 'Plansjef', 'Prosjektleder'] },
  companies: [
    '{firm} utfører oppdrag i {city} og omegn for offentlige og private byggherrer.',
    '{firm} har siden {year} arbeidet med bygg i hele fylket og har {staff} medarbeidere.',
    '{firm} er spesialisert på rehabilitering og nybygg og har {staff} ansatte.',
  ],
  documents: {
    plan: 'Planbeskrivelse',
    notice: 'Kunngjøring',
    schedule: 'Hovedfremdriftsplan',
    site: 'Situasjonsplan',
  },
  images: ['Fasade', 'Perspektiv', 'Snitt', 'Oppriss', 'Oversikt'],
}
