export type Work = 'new' | 'extension' | 'renovation' | 'demolition' | 'maintenance'

export interface Kind {
  readonly category: string
  /** The cost of a new building, in millions of Danish kroner. */
  readonly budget: readonly [least: number, most: number]
  readonly measure: 'building' | 'ground' | 'metres' | 'units'
  readonly size: readonly [least: number, most: number]
  /** The share of clients that are public, from 0 to 1. */
  readonly publicShare: number
  readonly works: readonly Work[]
  /**
   * The names of new buildings or works (`fresh`, such as `Ny skole`) and of existing ones (`proper`, such as
   * `{x}skolen`), by language.
   */
  readonly names: Readonly<Record<'da' | 'sv' | 'nb', { readonly fresh: string; readonly proper: string }>>
}

// The columns are category, budget, measure, size, percentage of public clients, and the first letters of the
// possible works. Then Danish, Swedish and Norwegian have two columns each: the name of a new building, and
// the name of an existing building. {x} is the place.
const table = `
rentalFlats|40-420|units|18-180|20|ner|Nye lejeboliger|boligerne ved {x}|Nya hyresrätter|hyreshusen vid {x}|Nye utleieboliger|boligblokkene ved {x}
ownedFlats|60-600|units|20-220|0|ne|Nye ejerlejligheder|lejlighederne ved {x}|Nya bostadsrätter|bostadsrätterna vid {x}|Nye leiligheter|leilighetene ved {x}
socialFlats|50-380|units|20-160|60|nr|Nye almene boliger|Boligforeningen {x}|Nya hyreslägenheter|bostadsområdet {x}|Nye kommunale boliger|borettslaget {x}
rowHouses|20-140|units|8-60|10|n|Nye rækkehuse|rækkehusene ved {x}|Nya radhus|radhusen vid {x}|Nye rekkehus|rekkehusene ved {x}
studentHomes|60-300|units|40-260|30|nr|Nyt kollegium|{x} Kollegiet|Nya studentbostäder|studenthuset {x}|Nye studentboliger|studentbyen {x}
nursingHomes|70-320|building|3500-14000|90|ner|Nyt plejecenter|Plejecenter {x}|Nytt äldreboende|äldreboendet {x}|Nytt sykehjem|{x} sykehjem
kindergartens|15-90|building|600-3200|85|ner|Ny daginstitution|Børnehuset {x}|Ny förskola|förskolan {x}|Ny barnehage|{x} barnehage
primarySchools|60-420|building|3000-16000|95|nerm|Ny skole|{x}skolen|Ny skola|{x}skolan|Ny skole|{x} skole
secondarySchools|90-520|building|5000-22000|90|ner|Nyt gymnasium|{x} Gymnasium|Ny gymnasieskola|{x}gymnasiet|Ny videregående skole|{x} videregående skole
universities|150-1100|building|6000-34000|90|ner|Ny universitetsbygning|Campus {x}|Nytt universitetshus|Campus {x}|Nytt universitetsbygg|Campus {x}
laboratories|80-600|building|2500-14000|50|nr|Nyt laboratorium|Laboratoriet ved {x}|Nytt laboratorium|laboratoriet vid {x}|Nytt laboratorium|laboratoriet ved {x}
somaticHospitals|250-2600|building|9000-70000|100|ner|Ny hospitalsbygning|Hospitalet ved {x}|Ny vårdbyggnad|sjukhuset vid {x}|Nytt sykehusbygg|sykehuset ved {x}
healthCentres|25-160|building|1200-6500|80|ner|Nyt sundhedshus|Sundhedshuset {x}|Ny vårdcentral|vårdcentralen {x}|Nytt helsehus|{x} helsehus
offices|50-520|building|3000-26000|10|nerd|Nyt kontorhus|kontorhuset ved {x}|Nytt kontorshus|kontorshuset vid {x}|Nytt kontorbygg|kontorbygget ved {x}
townHalls|60-380|building|4000-18000|100|nr|Nyt rådhus|rådhuset|Nytt kommunhus|kommunhuset|Nytt rådhus|rådhuset
shoppingCentres|60-700|building|4000-42000|0|er|Nyt butikscenter|{x} Centret|Nytt köpcentrum|{x} Centrum|Nytt kjøpesenter|{x} senter
supermarkets|18-70|building|1100-4200|0|nrd|Ny dagligvarebutik|dagligvarebutikken ved {x}|Ny livsmedelsbutik|livsmedelsbutiken vid {x}|Ny dagligvarebutikk|dagligvarebutikken ved {x}
hotels|80-480|building|4500-21000|0|ner|Nyt hotel|Hotel {x}|Nytt hotell|Hotell {x}|Nytt hotell|Hotell {x}
foodIndustry|60-620|building|4000-32000|0|ne|Ny fødevarefabrik|fabrikken ved {x}|Ny livsmedelsfabrik|fabriken vid {x}|Ny næringsmiddelfabrikk|fabrikken ved {x}
warehouses|40-420|building|5000-60000|0|ne|Ny lagerhal|lageret ved {x}|Ny lagerhall|lagret vid {x}|Ny lagerhall|lageret ved {x}
dataCentres|300-2400|building|8000-52000|0|ne|Nyt datacenter|datacentret ved {x}|Nytt datacenter|datacentret vid {x}|Nytt datasenter|datasenteret ved {x}
solarFarms|40-380|ground|80000-900000|5|n|Ny solcellepark|solcelleparken ved {x}|Ny solcellspark|solcellsparken vid {x}|Ny solpark|solparken ved {x}
biogas|90-420|ground|12000-90000|5|ne|Nyt biogasanlæg|biogasanlægget ved {x}|Ny biogasanläggning|biogasanläggningen vid {x}|Nytt biogassanlegg|biogassanlegget ved {x}
districtHeating|15-260|metres|900-18000|75|nrm|Nyt fjernvarmenet|fjernvarmenettet ved {x}|Nytt fjärrvärmenät|fjärrvärmenätet vid {x}|Nytt fjernvarmenett|fjernvarmenettet ved {x}
substations|40-520|ground|4000-40000|70|nr|Ny transformerstation|transformerstationen ved {x}|Ny transformatorstation|transformatorstationen vid {x}|Ny transformatorstasjon|transformatorstasjonen ved {x}
waterworks|40-240|building|800-6000|95|nr|Nyt vandværk|{x} Vandværk|Nytt vattenverk|vattenverket vid {x}|Nytt vannverk|{x} vannverk
sewerPipes|8-110|metres|600-9000|100|nrm|Ny kloak|kloakken i {x}|Nya avloppsledningar|avloppsledningarna i {x}|Nye avløpsledninger|avløpsledningene i {x}
treatmentPlants|90-780|ground|9000-70000|100|ner|Nyt renseanlæg|{x} Renseanlæg|Nytt reningsverk|reningsverket vid {x}|Nytt renseanlegg|{x} renseanlegg
rainBasins|4-45|ground|2500-36000|100|nm|Nyt regnvandsbassin|regnvandsbassinet ved {x}|Ny dagvattendamm|dagvattendammen vid {x}|Nytt overvannsbasseng|overvannsbassenget ved {x}
recyclingCentres|15-80|ground|8000-42000|100|ner|Ny genbrugsplads|genbrugspladsen ved {x}|Ny återvinningscentral|återvinningscentralen vid {x}|Ny gjenvinningsstasjon|gjenvinningsstasjonen ved {x}
roadBridges|20-380|metres|25-620|100|nrd|Ny vejbro|{street}s bro|Ny vägbro|bron vid {street}|Ny veibro|broen ved {street}
footBridges|5-70|metres|20-260|100|nr|Ny gang- og cykelbro|stibroen ved {street}|Ny gång- och cykelbro|gångbron vid {street}|Ny gang- og sykkelbro|gangbroen ved {street}
tunnels|200-3000|metres|300-6500|100|nr|Ny tunnel|{x}tunnelen|Ny tunnel|{x}tunneln|Ny tunnel|{x}tunnelen
mainRoads|40-720|metres|1500-22000|100|nrm|Ny omfartsvej|landevejen ved {x}|Ny förbifart|landsvägen vid {x}|Ny omkjøringsvei|fylkesveien ved {x}
streets|10-120|metres|200-3200|100|rm|Nyt byrum|{street}|Nytt stadsrum|{street}|Nytt byrom|{street}
cyclePaths|5-80|metres|800-12000|100|nrm|Ny cykelsti|cykelstien langs {street}|Ny cykelväg|cykelvägen längs {street}|Ny sykkelvei|sykkelveien langs {street}
roundabouts|6-45|ground|1500-12000|100|nr|Ny rundkørsel|krydset ved {street}|Ny rondell|korsningen vid {street}|Ny rundkjøring|krysset ved {street}
parking|20-180|building|3000-20000|40|nr|Nyt parkeringshus|parkeringshuset ved {street}|Nytt parkeringshus|parkeringshuset vid {street}|Nytt parkeringshus|parkeringshuset ved {street}
stations|40-520|ground|3000-32000|100|nr|Ny station|{x} Station|Ny station|stationen vid {x}|Ny stasjon|{x} stasjon
quays|40-480|metres|80-900|85|ner|Ny kaj|kajen ved {x}|Ny kaj|kajen vid {x}|Ny kai|kaien ved {x}
coastProtection|15-160|metres|400-6000|95|nm|Ny kystsikring|diget ved {x}|Nytt kustskydd|vallen vid {x}|Ny flomsikring|flomvollen ved {x}
parks|6-70|ground|4000-90000|95|nrm|Ny bypark|{x}parken|Ny stadspark|{x}parken|Ny bypark|{x}parken
playgrounds|2-16|ground|600-6000|95|nr|Ny legeplads|legepladsen ved {x}|Ny lekplats|lekplatsen vid {x}|Ny lekeplass|lekeplassen ved {x}
sportsHalls|30-220|building|1800-9000|85|ner|Ny idrætshal|{x}hallen|Ny idrottshall|{x}hallen|Ny idrettshall|{x}hallen
swimming|90-480|building|3000-14000|95|ner|Ny svømmehal|{x} Svømmehal|Ny simhall|simhallen vid {x}|Ny svømmehall|{x} svømmehall
pitches|6-22|ground|6500-16000|85|nr|Ny kunstgræsbane|banerne ved {x}|Ny konstgräsplan|planerna vid {x}|Ny kunstgressbane|banene ved {x}
libraries|40-320|building|1800-12000|100|ner|Nyt bibliotek|{x} Bibliotek|Nytt bibliotek|biblioteket vid {x}|Nytt bibliotek|{x} bibliotek
museums|60-620|building|2000-14000|70|ner|Nyt museum|Museum {x}|Nytt museum|museet vid {x}|Nytt museum|museet ved {x}
churchBuildings|8-60|building|400-1800|60|r|Ny kirke|{x} Kirke|Ny kyrka|{x} kyrka|Ny kirke|{x} kirke
fireStations|30-190|building|1500-7500|100|nr|Ny brandstation|brandstationen ved {x}|Ny brandstation|brandstationen vid {x}|Ny brannstasjon|brannstasjonen ved {x}
`

const worksByLetter: Readonly<Record<string, Work>> = {
  n: 'new',
  e: 'extension',
  r: 'renovation',
  d: 'demolition',
  m: 'maintenance',
}

function readRange(text: string): [number, number] {
  const [least = 0, most = 0] = text.split('-').map(Number)
  return [least, most]
}

function readKind(line: string): Kind {
  const [category = '', budget = '', measure = '', size = '', share = '', works = '', ...names] =
    line.split('|')
  const named = (position: number) => ({ fresh: names[position] ?? '', proper: names[position + 1] ?? '' })
  return {
    category,
    budget: readRange(budget),
    measure: measure as Kind['measure'],
    size: readRange(size),
    publicShare: Number(share) / 100,
    works: [...works].flatMap((letter) => worksByLetter[letter] ?? []),
    names: { da: named(0), sv: named(2), nb: named(4) },
  }
}

export const kinds: readonly Kind[] = table.trim().split('\n').map(readKind)
