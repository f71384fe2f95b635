import type { SearchPair, TextLanguage } from './SearchPair'

interface Meaning {
  readonly query: string
  readonly finds: readonly string[]
  readonly avoids: readonly string[]
  /** Texts that are found today and should not be. */
  readonly missed?: readonly string[]
}

/** Words that were found in the wrong texts or missed in the right ones, with all kinds of texts around them. */
const meanings: Readonly<Partial<Record<TextLanguage, readonly Meaning[]>>> = {
  da: [
    {
      query: 'hotel',
      finds: [
        'Nyt hotel i Ry',
        'Hotellet udvides',
        'To hoteller ved havet',
        'Hotelrenovering i Skagen',
        'Konferencehotel med spa',
        'Badehotellets tag',
      ],
      avoids: [
        'Levering af måltider',
        'Hospital i Køge',
        'Restaurant ved søen',
        'Motel ved motorvejen',
        'Hostel i centrum',
      ],
    },
    {
      query: 'tunnel',
      finds: [
        'Tunnel under fjorden',
        'Tunnelen lukkes',
        'Tre tunneler renoveres',
        'Gangtunnel ved stationen',
        'Tunnelsikring i nord',
        'Jernbanetunnellen',
      ],
      avoids: ['Ny gangbro', 'Belysning af tunge køretøjer', 'Viadukt over banen'],
    },
    {
      query: 'børn',
      finds: [
        'Hus for børn og unge',
        'Barnets hus',
        'Børnehave i Ry',
        'Børnehjem og skole',
        'Legeplads til børnene',
        'Tilbud til et barn',
      ],
      avoids: ['Bornholms Regionskommune', 'Boring efter vand', 'Brønde og dæksler'],
    },
    {
      query: 'kultur',
      finds: [
        'Kulturen i byen',
        'Kulturhus i Viborg',
        'Kulturskole med scene',
        'Ungdomskultur',
        'Kulturarv og museum',
      ],
      avoids: ['Agurker og tomater', 'Skulptur ved rådhuset', 'Landbrug og skov'],
    },
    {
      query: 'museum -idræt',
      finds: ['Museum for søfart', 'Museets nye tag', 'Kunstmuseum i Aarhus', 'Museum ved sporten'],
      avoids: ['Museum for idræt', 'Idrætsmuseum i Vejle', 'Musik i parken'],
    },
    {
      query: 'gangbro -tunnel',
      finds: ['Gangbro over åen', 'To gangbroer', 'Ny gangbro ved viadukten'],
      avoids: ['Gangbro og tunnel', 'Gangbro ved cykeltunnelen', 'Vejbro over åen', 'Adgang til broen'],
    },
    {
      query: 'bad',
      finds: [
        'Nyt bad i svømmehallen',
        'Badet renoveres',
        'Badeværelser i blok 4',
        'Friluftsbad i Ribe',
        'Terapibad',
      ],
      avoids: ['Både og broer', 'Båd til redning', 'Lombard i Ry', 'Badge til personale'],
    },
    {
      query: 'båd',
      finds: ['Båd til redning', 'Både i havnen', 'Bådebro i træ', 'Redningsbåden'],
      avoids: ['Nyt bad i hallen', 'Bade i blok 4', 'Byrådssal'],
    },
    {
      query: 'lager',
      finds: [
        'Lager i Horsens',
        'Lageret udvides',
        'Nye lagre',
        'Lagerhal ved havnen',
        'Varmelager',
        'Køl og lagerhotel',
      ],
      avoids: ['Laget af grus', 'Lagkage til personale', 'Slagteri i Holsted', 'Flageranlæg'],
    },
    {
      query: 'bog',
      finds: ['Bøger til skolen', 'Bogen om broen', 'Lærebog i dansk', 'Bogbinding'],
      avoids: ['Bøge i parken', 'Bøgetræer fældes', 'Bogense havn'],
    },
    {
      query: 'vejprojekt',
      finds: ['Ny vej til havnen', 'Vejanlæg i Ry'],
      avoids: ['Vægbeklædning på skolen', 'Væglamper til hallen'],
    },
    {
      query: 'brand',
      finds: ['Brand på lageret'],
      avoids: ['Køretøjer med firehjulstræk'],
    },
    {
      query: 'storcenter',
      finds: ['Nyt storcenter i Ry', 'Indkøbscenter ved motorvejen'],
      avoids: ['Opførelse af kunstgallerier'],
    },
    {
      query: 'have',
      finds: ['Have ved slottet', 'Haven anlægges', 'Haver i byen', 'Haveanlæg', 'Rosenhaven'],
      avoids: ['Havet stiger', 'Havnen udvides', 'Havvind i nord'],
    },
    {
      query: 'rute',
      finds: ['Ruten åbnes', 'Nye ruter for busser', 'Cykelrute langs fjorden'],
      avoids: ['Ruder udskiftes', 'Rudekøbing havn', 'Rutsjebane'],
    },
    {
      query: 'renovere',
      finds: ['Renovering af tag', 'Renoveret skole', 'Renoveringsarbejde i Ry', 'Facaderenovering'],
      avoids: ['Rengøring af skole', 'Renovation i byen'],
    },
    {
      query: 'rådgive',
      finds: ['Rådgivning om klima', 'Rådgiver til projekt', 'Rådgiveren vælges', 'Totalrådgivning'],
      avoids: ['Rådhus i Ry', 'Råd og nævn', 'Udgivelse af avis'],
    },
    {
      query: 'nedrive',
      finds: ['Nedrivning af silo', 'Nedrivningsarbejde', 'Nedrevet fabrik'],
      avoids: ['Nedsivning af regnvand', 'Nedbør i maj'],
    },
    {
      query: 'hus',
      finds: [
        'Huse ved søen',
        'Huset flyttes',
        'Kulturhus i nord',
        'Rådhusets facade',
        'Etagehuse',
        'Husbyggeri',
      ],
      avoids: ['Husum kommune', 'Krushus', 'Humusjord'],
    },
    {
      query: 'værk',
      finds: ['Vandværk i Gram', 'Kraftværker', 'Værket lukkes', 'Varmeværkets kedel'],
      avoids: ['Værdi af bygninger', 'Værelser til udlejning'],
    },
    {
      query: 'center',
      finds: ['Center for ældre', 'Plejecenter i Ry', 'Kulturcentret', 'Butikscentre', 'Centerledelse'],
      avoids: ['Procent af arealet', 'Docent i fysik'],
    },
    {
      query: 'sal',
      finds: ['Sal til musik', 'Gymnastiksal', 'Sale og gange', 'Spisesalen'],
      avoids: ['Salg af grund', 'Salt til veje', 'Salat til kantine', 'Universalnøgle'],
    },
  ],
  sv: [
    {
      query: 'tåg',
      finds: ['Tåg till Malmö', 'Tågen städas', 'Snabbtåg', 'Tågstation i Lund', 'Pendeltågen'],
      avoids: ['Tak på skola', 'Taket läggs om', 'Takarbete', 'Tack för hjälpen', 'Tagel och borst'],
    },
    {
      query: 'våg',
      finds: ['Våg för lastbilar', 'Vågor mot kusten', 'Vågbrytare i hamnen', 'Fordonsvåg'],
      avoids: ['Väg till skolan', 'Vägar i norr', 'Vägg av tegel', 'Vagnar och tåg'],
    },
    {
      query: 'bad',
      finds: ['Nytt bad i Lund', 'Badet rivs', 'Badhus med bastu', 'Utomhusbad', 'Badrum i kvarteret'],
      avoids: ['Båtar i hamnen', 'Båt till brandkåren', 'Barnbidrag'],
    },
    {
      query: 'lager',
      finds: ['Lager i Borås', 'Lagret byggs ut', 'Lagerlokal', 'Höglager'],
      avoids: ['Lag och rätt', 'Slagteri', 'Lagning av mat'],
    },
    {
      query: 'barn',
      finds: ['Barnen får lekplats', 'Barnomsorg', 'Barnhem i Umeå', 'Ett barn'],
      avoids: ['Barkarby station', 'Barrskog', 'Bärnsten'],
    },
    {
      query: 'kultur',
      finds: ['Kulturhus i Lund', 'Kulturen flyttar', 'Kulturskola'],
      avoids: ['Skulptur i parken', 'Jordbruk'],
    },
  ],
  nb: [
    {
      query: 'barn',
      finds: ['Barna får skole', 'Barnehage i Alta', 'Barneskole', 'Et barn'],
      avoids: ['Bergen havn', 'Bærum kommune', 'Brann i bygg'],
    },
    {
      query: 'bad',
      finds: ['Nytt bad i Molde', 'Badet rehabiliteres', 'Badeanlegg', 'Baderom'],
      avoids: ['Båt til redning', 'Båter', 'Badge'],
    },
    {
      query: 'lager',
      finds: ['Lager i Gran', 'Lageret utvides', 'Lagerbygg'],
      avoids: ['Lag av grus', 'Slakteri'],
    },
    {
      query: 'hotell',
      finds: ['Hotellet utvides', 'Konferansehotell', 'Hotelldrift'],
      avoids: ['Motell ved E6', 'Hostell'],
    },
  ],
}

export const meaningPairs = (language: TextLanguage): SearchPair[] =>
  (meanings[language] ?? []).flatMap(({ query, finds, avoids, missed = [] }) => [
    ...finds.map((text): SearchPair => [query, 'finds', text]),
    ...avoids.map((text): SearchPair => [query, 'avoids', text]),
    ...missed.map((text): SearchPair => [query, 'avoids', text, { isMissed: true }]),
  ])
