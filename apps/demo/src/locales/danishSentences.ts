import type { DemoSentences } from './DemoLocale'

export const danishSentences: DemoSentences = {
  titles: {
    new: ['{fresh} i {city}', '{fresh} ved {street} i {city}', '{fresh}, {street}, {city}'],
    extension: [
      'Udvidelse af {proper} i {city}',
      'Tilbygning til {proper} i {city}',
      'Ombygning af {proper} i {city}',
    ],
    renovation: [
      'Renovering af {proper} i {city}',
      'Helhedsrenovering af {proper} i {city}',
      'Modernisering af {proper} i {city}',
    ],
    demolition: ['Nedrivning af {proper} i {city}'],
    maintenance: ['Vedligehold af {proper} i {city}', 'Drift og vedligehold af {proper}, {city}'],
  },
  openings: {
    new: [
      '{client} planlægger nybyggeri i {city}: {name}.',
      'På grunden ved {street} i {city} skal der opføres nyt byggeri. Bygherren er {client}.',
    ],
    extension: [
      'Projektet omfatter en udvidelse af det eksisterende anlæg ved {street} i {city}. Bygherren er {client}.',
      '{client} vil bygge til og bygge om ved {street} i {city}.',
    ],
    renovation: [
      '{client} skal renovere de eksisterende rammer ved {street} i {city}.',
      'Projektet omfatter en gennemgribende renovering ved {street} i {city}. Bygherren er {client}.',
    ],
    demolition: ['{client} skal rive de gamle bygninger ved {street} i {city} ned og gøre grunden klar.'],
    maintenance: ['{client} udbyder løbende vedligehold ved {street} og i resten af {city}.'],
  },
  sizes: {
    building: ['Etagearealet er cirka {size} m² i {floors} etager.', 'I alt omfatter byggeriet {size} m².'],
    ground: ['Arealet er cirka {size} m².'],
    metres: ['Strækningen er cirka {size} meter lang.'],
    units: ['Der er {size} boliger i {floors} etager.'],
  },
  details: [
    'Området er i brug under hele byggeperioden, og adgangsveje skal holdes åbne.',
    'Jorden er lettere forurenet og skal håndteres efter en plan, som er aftalt med myndigheden.',
    'Regnvand håndteres på egen grund.',
    'Byggepladsen skal være fossilfri, hvor det er muligt.',
    'Byggeriet opføres i to etaper, så driften kan fortsætte.',
    'Materialer fra den gamle bygning skal så vidt muligt genbruges.',
  ],
  buildingDetails: [
    'Der lægges vægt på dagslys, robuste materialer og lave driftsudgifter.',
    'Bærende konstruktioner udføres i træ og beton, og facaden får tegl.',
    'Tekniske installationer udskiftes, og bygningen får balanceret ventilation.',
  ],
  planned: [
    'Arbejdet ventes udbudt i totalentreprise.',
    'Arbejdet ventes udbudt i fagentrepriser.',
    'Rådgivere er valgt, og projektet er under projektering.',
    'Udbudsformen er endnu ikke besluttet.',
  ],
  decided: [
    'Arbejdet udføres i totalentreprise.',
    'Arbejdet udføres i fagentrepriser.',
    'Arbejdet udføres i hovedentreprise.',
  ],
  synthetic: 'Oplysningerne er syntetiske demodata.',
  summaries: [
    '{package} for {client} i {city}.',
    'Udbuddet gælder {package} ved {street} i {city}. Tildeling sker efter bedste forhold mellem pris og kvalitet.',
    '{client} indhenter tilbud på {package}. Tildeling sker efter laveste pris.',
  ],
  tenderTexts: [
    'Udbuddet omfatter alle ydelser, som er nødvendige for at aflevere arbejdet færdigt og brugsklart, herunder projektopfølgning, kvalitetssikring og aflevering af drift- og vedligeholdelsesmateriale.',
    'Tilbudsgiver skal dokumentere mindst tre sammenlignelige opgaver inden for de seneste fem år. Der stilles krav om arbejdsklausul og uddannelsespladser.',
    'Tildelingskriteriet er det bedste forhold mellem pris (60 %) og kvalitet (40 %). Kvalitet bedømmes på organisation, proces og miljø.',
    'Besigtigelse aftales med bygherren. Spørgsmål besvares skriftligt og anonymt for alle.',
  ],
  updates: [
    ['phases', 'Fasen er ændret til {phase}.'],
    ['roles', 'Nye aktører er tilføjet.'],
    ['dates', 'Tidsplanen er justeret.'],
    ['description', 'Beskrivelsen er uddybet.'],
    ['documents', 'Nye dokumenter er lagt ind.'],
    ['information', 'Den forventede entreprisesum er ændret.'],
  ],
  corrections: [
    'Tilbudsfristen er flyttet til {date}.',
    'Tilbudslisten er rettet, frist {date}.',
    'Rettelsesblad 1 er udsendt.',
  ],
  results: ['Kontrakten er tildelt {winner}.', 'Der er indgået kontrakt med {winner}.'],
  cancellations: [
    'Udbuddet er annulleret, da tilbuddene lå over budgettet.',
    'Udbuddet er annulleret og ventes udbudt igen.',
  ],
  articles: [
    '{city} får nyt byggeri: {name}',
    'Grønt lys til {name}',
    'Borgermøde om {name}',
    'Første spadestik til {name}',
  ],
  roleNotes: [
    'Har ansvaret for hele sit fag og for koordinering med de øvrige på pladsen.',
    'Kontaktes tidligst efter næste byggeudvalgsmøde.',
    'Valgt efter indbudt licitation blandt fem bydende.',
    'Rammeaftale, løber endnu to år.',
  ],
  windowNotes: ['Tilbud afleveres elektronisk.', 'Besigtigelse er obligatorisk.'],
  noContact: 'Virksomheden ønsker ikke at blive kontaktet om projektet.',
  committees: [
    'Teknik- og Miljøudvalget',
    'Økonomiudvalget',
    'Børne- og Skoleudvalget',
    'Plan- og Byudvalget',
  ],
  council: { number: 'Punkt {number}', positions: ['Udvalgssekretær', 'Planchef', 'Projektleder'] },
  companies: [
    '{firm} løser opgaver i {city} og omegn for offentlige og private bygherrer.',
    '{firm} har siden {year} arbejdet med byggeri i hele regionen og beskæftiger {staff} medarbejdere.',
    '{firm} er specialiseret i renovering og nybyggeri og har {staff} ansatte.',
  ],
  documents: {
    plan: 'Plangrundlag',
    notice: 'Udbudsbekendtgørelse',
    schedule: 'Hovedtidsplan',
    site: 'Situationsplan',
  },
  images: ['Facade', 'Perspektiv', 'Snit', 'Opstalt', 'Oversigt'],
}
