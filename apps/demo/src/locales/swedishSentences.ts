import type { DemoSentences } from './DemoLocale'

export const swedishSentences: DemoSentences = {
  titles: {
    new: ['{fresh} i {city}', '{fresh} vid {street} i {city}', '{fresh}, {street}, {city}'],
    extension: ['Utbyggnad av {proper} i {city}', 'Om- och tillbyggnad av {proper} i {city}'],
    renovation: [
      'Renovering av {proper} i {city}',
      'Upprustning av {proper} i {city}',
      'Ombyggnad av {proper} i {city}',
    ],
    demolition: ['Rivning av {proper} i {city}'],
    maintenance: ['Underhåll av {proper} i {city}', 'Drift och underhåll av {proper}, {city}'],
  },
  openings: {
    new: [
      '{client} planerar nybyggnad i {city}: {name}.',
      'På tomten vid {street} i {city} ska det byggas nytt. Byggherre är {client}.',
    ],
    extension: [
      'Projektet omfattar en utbyggnad av befintlig anläggning vid {street} i {city}. Byggherre är {client}.',
      '{client} ska bygga till och bygga om vid {street} i {city}.',
    ],
    renovation: [
      '{client} ska rusta upp den befintliga anläggningen vid {street} i {city}.',
      'Projektet omfattar en genomgripande renovering vid {street} i {city}. Byggherre är {client}.',
    ],
    demolition: ['{client} ska riva de gamla byggnaderna vid {street} i {city} och iordningställa tomten.'],
    maintenance: ['{client} upphandlar löpande underhåll vid {street} och i övriga {city}.'],
  },
  sizes: {
    building: ['Bruttoarean är cirka {size} m² i {floors} plan.', 'Totalt omfattar byggnaden {size} m².'],
    ground: ['Ytan är cirka {size} m².'],
    metres: ['Sträckan är cirka {size} meter lång.'],
    units: ['Det blir {size} bostäder i {floors} plan.'],
  },
  details: [
    'Verksamheten pågår under hela byggtiden och vägarna fram ska hållas öppna.',
    'Marken är lätt förorenad och ska hanteras enligt en plan som är avtalad med tillsynsmyndigheten.',
    'Dagvatten tas om hand inom fastigheten.',
    'Byggarbetsplatsen ska vara fossilfri där det är möjligt.',
    'Arbetet görs i två etapper så att driften kan fortsätta.',
    'Material från den gamla byggnaden ska återbrukas så långt det går.',
  ],
  buildingDetails: [
    'Stor vikt läggs vid dagsljus, tåliga material och låga driftkostnader.',
    'Stommen utförs i trä och betong och fasaden kläs med tegel.',
    'Installationerna byts ut och byggnaden får balanserad ventilation.',
  ],
  planned: [
    'Arbetet väntas upphandlas som totalentreprenad.',
    'Arbetet väntas upphandlas som delad entreprenad.',
    'Konsulter är utsedda och projektet projekteras.',
    'Entreprenadformen är ännu inte beslutad.',
  ],
  decided: [
    'Arbetet utförs som totalentreprenad.',
    'Arbetet utförs som delad entreprenad.',
    'Arbetet utförs som generalentreprenad.',
  ],
  synthetic: 'Uppgifterna är syntetiska demodata.',
  summaries: [
    '{package} åt {client} i {city}.',
    'Upphandlingen gäller {package} vid {street} i {city}. Tilldelning sker efter bästa förhållandet mellan pris och kvalitet.',
    '{client} begär in anbud på {package}. Tilldelning sker efter lägsta pris.',
  ],
  tenderTexts: [
    'Upphandlingen omfattar allt som krävs för att lämna över arbetet färdigt och klart att ta i bruk, däribland uppföljning, kvalitetssäkring och drift- och underhållsinstruktioner.',
    'Anbudsgivaren ska redovisa minst tre jämförbara uppdrag under de senaste fem åren. Krav ställs på arbetsvillkor och praktikplatser.',
    'Tilldelning sker efter det bästa förhållandet mellan pris (60 %) och kvalitet (40 %). Kvaliteten bedöms utifrån organisation, genomförande och miljö.',
    'Visning bokas med beställaren. Frågor besvaras skriftligt och anonymt till alla.',
  ],
  updates: [
    ['phases', 'Skedet har ändrats till {phase}.'],
    ['roles', 'Nya aktörer har lagts till.'],
    ['dates', 'Tidplanen har justerats.'],
    ['description', 'Beskrivningen har utökats.'],
    ['documents', 'Nya dokument har lagts till.'],
    ['information', 'Den uppskattade kontraktssumman har ändrats.'],
  ],
  corrections: [
    'Anbudstiden är förlängd till {date}.',
    'Mängdförteckningen är rättad, sista dag {date}.',
    'Kompletterande föreskrift 1 är utskickad.',
  ],
  results: ['Kontraktet har tilldelats {winner}.', 'Avtal har tecknats med {winner}.'],
  cancellations: [
    'Upphandlingen är avbruten eftersom anbuden låg över budget.',
    'Upphandlingen är avbruten och väntas göras om.',
  ],
  articles: [
    '{city} får nytt bygge: {name}',
    'Klartecken för {name}',
    'Samrådsmöte om {name}',
    'Första spadtaget för {name}',
  ],
  roleNotes: [
    'Ansvarar för hela sitt fack och för samordningen med övriga på arbetsplatsen.',
    'Kontakta tidigast efter nästa nämndsammanträde.',
    'Utsedd efter inbjuden anbudsgivning bland fem företag.',
    'Ramavtal som löper ytterligare två år.',
  ],
  windowNotes: ['Anbud lämnas elektroniskt.', 'Visningen är obligatorisk.'],
  noContact: 'Företaget vill inte bli kontaktat om projektet.',
  committees: [
    'Samhällsbyggnadsnämnden',
    'Kommunstyrelsen',
    'Barn- och utbildningsnämnden',
    'Tekniska nämnden',
  ],
  council: { number: '§ {number}', positions: ['Nämndsekreterare', 'Planchef', 'Projektledare'] },
  companies: [
    '{firm} arbetar i {city} med omnejd åt offentliga och privata beställare.',
    '{firm} har sedan {year} arbetat med byggande i hela länet och har {staff} medarbetare.',
    '{firm} är specialiserat på renovering och nybyggnad och har {staff} anställda.',
  ],
  documents: {
    plan: 'Planbeskrivning',
    notice: 'Annons',
    schedule: 'Huvudtidplan',
    site: 'Situationsplan',
  },
  images: ['Fasad', 'Perspektiv', 'Sektion', 'Elevation', 'Översikt'],
}
