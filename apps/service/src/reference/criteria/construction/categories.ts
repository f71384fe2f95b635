import type { CriterionTypeRecord } from '../../CriterionTypeRecord'
import { readOutline } from './readOutline'

const outline = `
housing|Boliger|Bostäder|Boliger|Housing
  flats|Etageboliger|Flerbostadshus|Boligblokker|Blocks of flats
    rentalFlats|Lejeboliger|Hyreslägenheter|Utleieboliger|Rented flats
    ownedFlats|Ejerlejligheder|Bostadsrätter|Selveierleiligheter|Owner-occupied flats
    socialFlats|Almene boliger|Allmännyttiga bostäder|Kommunale boliger|Social housing
    youthFlats|Ungdomsboliger|Ungdomsbostäder|Ungdomsboliger|Homes for young people
    penthouses|Tagboliger|Takvåningar|Takleiligheter|Rooftop flats
  houses|Parcel- og rækkehuse|Småhus och radhus|Eneboliger og rekkehus|Houses
    detachedHouses|Parcelhuse|Villor|Eneboliger|Detached houses
    rowHouses|Rækkehuse|Radhus|Rekkehus|Terraced houses
    semiDetached|Dobbelthuse|Parhus|Tomannsboliger|Semi-detached houses
    holidayHomes|Sommerhuse|Fritidshus|Hytter og fritidsboliger|Holiday homes
  careHomes|Botilbud|Vårdboenden|Omsorgsboliger|Homes with care
    nursingHomes|Plejecentre|Äldreboenden|Sykehjem|Nursing homes
    seniorHomes|Seniorboliger|Seniorbostäder|Seniorboliger|Homes for the elderly
    studentHomes|Kollegier|Studentbostäder|Studentboliger|Student homes
    groupHomes|Bofællesskaber|Gruppbostäder|Bofellesskap|Shared homes
education|Undervisning og børn|Utbildning och barn|Utdanning og barn|Education and children
  childcare|Daginstitutioner|Förskolor|Barnehager|Childcare
    nurseries|Vuggestuer|Småbarnsavdelningar|Småbarnsavdelinger|Nurseries
    kindergartens|Børnehaver|Förskolebyggnader|Barnehagebygg|Kindergartens
    afterSchool|Fritidsordninger|Fritidshem|Skolefritidsordninger|After-school care
  schools|Skoler|Skolor|Skoler|Schools
    primarySchools|Folkeskoler|Grundskolor|Grunnskoler|Primary schools
    secondarySchools|Gymnasier|Gymnasieskolor|Videregående skoler|Secondary schools
    vocationalSchools|Erhvervsskoler|Yrkesskolor|Yrkesskoler|Vocational schools
    schoolYards|Skolegårde|Skolgårdar|Skolegårder|School yards
  higherEducation|Videregående uddannelse|Högre utbildning|Høyere utdanning|Higher education
    universities|Universiteter|Universitet|Universiteter|Universities
    laboratories|Laboratorier|Laboratorier|Laboratorier|Laboratories
    researchCentres|Forskningscentre|Forskningscentrum|Forskningssentre|Research centres
health|Sundhed|Vård och hälsa|Helse|Health
  hospitals|Hospitaler|Sjukhus|Sykehus|Hospitals
    somaticHospitals|Somatiske hospitaler|Somatiska sjukhus|Somatiske sykehus|General hospitals
    psychiatry|Psykiatri|Psykiatri|Psykisk helsevern|Psychiatry
    emergencyUnits|Akutmodtagelser|Akutmottagningar|Akuttmottak|Emergency units
  clinics|Klinikker|Mottagningar|Klinikker|Clinics
    healthCentres|Sundhedshuse|Vårdcentraler|Helsehus|Health centres
    dentists|Tandklinikker|Tandkliniker|Tannklinikker|Dental clinics
    rehabilitation|Genoptræning|Rehabilitering|Rehabiliteringssentre|Rehabilitation
commerce|Kontor, handel og hotel|Kontor, handel och hotell|Kontor, handel og hotell|Offices, shops and hotels
  offices|Kontorer|Kontor|Kontorbygg|Offices
    headquarters|Domiciler|Huvudkontor|Hovedkontorer|Head offices
    officeHotels|Kontorhoteller|Kontorshotell|Kontorhoteller|Shared offices
    townHalls|Rådhuse|Kommunhus|Rådhus|Town halls
  shops|Butikker|Butiker|Butikker|Shops
    shoppingCentres|Butikscentre|Köpcentrum|Kjøpesentre|Shopping centres
    supermarkets|Dagligvarebutikker|Livsmedelsbutiker|Dagligvarebutikker|Food stores
    fillingStations|Tankstationer|Drivmedelsstationer|Drivstoffstasjoner|Filling stations
  hospitality|Hotel og restaurant|Hotell och restaurang|Hotell og restaurant|Hotels and restaurants
    hotels|Hoteller|Hotell|Hoteller|Hotels
    restaurants|Restauranter|Restauranger|Restauranter|Restaurants
    conferenceCentres|Konferencecentre|Konferensanläggningar|Konferansesentre|Conference centres
industry|Industri og lager|Industri och lager|Industri og lager|Industry and storage
  factories|Fabrikker|Fabriker|Fabrikker|Factories
    foodIndustry|Fødevareindustri|Livsmedelsindustri|Næringsmiddelindustri|Food industry
    pharmaIndustry|Medicinalindustri|Läkemedelsindustri|Legemiddelindustri|Pharmaceutical industry
    metalIndustry|Metalindustri|Metallindustri|Metallindustri|Metal industry
    woodIndustry|Træindustri|Träindustri|Treindustri|Timber industry
  storage|Lager og logistik|Lager och logistik|Lager og logistikk|Storage and logistics
    warehouses|Lagerhaller|Lagerhallar|Lagerhaller|Warehouses
    terminals|Godsterminaler|Godsterminaler|Godsterminaler|Freight terminals
    coldStores|Kølelagre|Kyllager|Kjølelagre|Cold stores
    dataCentres|Datacentre|Datacenter|Datasentre|Data centres
  farming|Landbrug|Lantbruk|Landbruk|Farming
    livestock|Staldbygninger|Djurstallar|Husdyrbygg|Livestock buildings
    greenhouses|Væksthuse|Växthus|Veksthus|Greenhouses
    fishFarms|Fiskeopdræt|Fiskodlingar|Fiskeoppdrett|Fish farms
energy|Energi|Energi|Energi|Energy
  production|Energiproduktion|Energiproduktion|Energiproduksjon|Energy production
    windFarms|Vindmølleparker|Vindkraftparker|Vindparker|Wind farms
    solarFarms|Solcelleparker|Solcellsparker|Solparker|Solar farms
    biogas|Biogasanlæg|Biogasanläggningar|Biogassanlegg|Biogas plants
    hydropower|Vandkraft|Vattenkraft|Vannkraft|Hydropower
    powerToX|Brintanlæg|Vätgasanläggningar|Hydrogenanlegg|Hydrogen plants
  heating|Varme|Värme|Varme|Heating
    districtHeating|Fjernvarmenet|Fjärrvärmenät|Fjernvarmenett|District heating networks
    heatingPlants|Varmeværker|Värmeverk|Varmesentraler|Heating plants
    heatPumps|Store varmepumper|Stora värmepumpar|Store varmepumper|Large heat pumps
  grid|Elnet|Elnät|Strømnett|Power grid
    substations|Transformerstationer|Transformatorstationer|Transformatorstasjoner|Substations
    powerLines|Kabler og luftledninger|Kablar och luftledningar|Kabler og luftledninger|Power lines
    batteries|Batterianlæg|Batterilager|Batterianlegg|Battery storage
    charging|Ladestandere|Laddstationer|Ladestasjoner|Charging stations
water|Vand, kloak og affald|Vatten, avlopp och avfall|Vann, avløp og avfall|Water, sewers and waste
  waterSupply|Vandforsyning|Vattenförsörjning|Vannforsyning|Water supply
    waterworks|Vandværker|Vattenverk|Vannverk|Waterworks
    waterPipes|Vandledninger|Vattenledningar|Vannledninger|Water pipes
    reservoirs|Vandtårne og beholdere|Vattentorn och reservoarer|Høydebasseng|Reservoirs
  sewers|Kloak|Avlopp|Avløp|Sewers
    sewerPipes|Kloakledninger|Avloppsledningar|Avløpsledninger|Sewer pipes
    treatmentPlants|Renseanlæg|Reningsverk|Renseanlegg|Treatment plants
    rainBasins|Regnvandsbassiner|Dagvattendammar|Overvannsbasseng|Rainwater basins
    pumpingStations|Pumpestationer|Pumpstationer|Pumpestasjoner|Pumping stations
  waste|Affald|Avfall|Avfall|Waste
    recyclingCentres|Genbrugspladser|Återvinningscentraler|Gjenvinningsstasjoner|Recycling centres
    incineration|Forbrændingsanlæg|Avfallsförbränning|Forbrenningsanlegg|Incinerators
civil|Anlæg|Anläggning|Anlegg|Civil works
  bridgesTunnels|Broer og tunneler|Broar och tunnlar|Broer og tunneler|Bridges and tunnels
    roadBridges|Vejbroer|Vägbroar|Veibroer|Road bridges
    footBridges|Gang- og cykelbroer|Gång- och cykelbroar|Gang- og sykkelbroer|Foot and cycle bridges
    railBridges|Jernbanebroer|Järnvägsbroar|Jernbanebroer|Railway bridges
    tunnels|Tunneler|Tunnlar|Tunneler|Tunnels
  roads|Veje|Vägar|Veier|Roads
    motorways|Motorveje|Motorvägar|Motorveier|Motorways
    mainRoads|Landeveje|Landsvägar|Fylkes- og riksveier|Main roads
    streets|Gader og pladser|Gator och torg|Gater og plasser|Streets and squares
    cyclePaths|Cykelstier|Cykelvägar|Sykkelveier|Cycle paths
    roundabouts|Rundkørsler og kryds|Rondeller och korsningar|Rundkjøringer og kryss|Roundabouts and junctions
    parking|Parkering|Parkering|Parkering|Parking
    lighting|Vejbelysning|Gatubelysning|Gatebelysning|Street lighting
  rail|Bane|Järnväg|Bane|Rail
    railways|Jernbaner|Järnvägar|Jernbaner|Railways
    lightRail|Letbaner|Spårvägar|Bybaner|Light rail
    stations|Stationer|Stationer|Stasjoner|Stations
  ports|Havne og kyst|Hamnar och kust|Havner og kyst|Ports and coast
    quays|Kajer|Kajer|Kaier|Quays
    marinas|Lystbådehavne|Småbåtshamnar|Småbåthavner|Marinas
    coastProtection|Kystsikring|Kustskydd|Kystsikring|Coast protection
    dredging|Uddybning|Muddring|Mudring|Dredging
  airports|Lufthavne|Flygplatser|Lufthavner|Airports
    airportTerminals|Lufthavnsterminaler|Flygplatsterminaler|Lufthavnterminaler|Airport terminals
    runways|Start- og landingsbaner|Start- och landningsbanor|Rullebaner|Runways
  landscape|Landskab|Landskap|Landskap|Landscape
    parks|Parker|Parker|Parker|Parks
    playgrounds|Legepladser|Lekplatser|Lekeplasser|Playgrounds
    cemeteries|Kirkegårde|Kyrkogårdar|Gravlunder|Cemeteries
    climateAdaptation|Klimatilpasning|Klimatanpassning|Klimatilpasning|Climate adaptation
    soil|Jordrensning|Marksanering|Opprydding i grunn|Soil remediation
culture|Kultur og idræt|Kultur och idrott|Kultur og idrett|Culture and sport
  sports|Idræt|Idrott|Idrett|Sport
    sportsHalls|Idrætshaller|Idrottshallar|Idrettshaller|Sports halls
    swimming|Svømmehaller|Simhallar|Svømmehaller|Swimming pools
    stadiums|Stadioner|Arenor|Stadioner|Stadiums
    pitches|Kunstgræsbaner|Konstgräsplaner|Kunstgressbaner|Artificial pitches
    iceRinks|Skøjtehaller|Ishallar|Ishaller|Ice rinks
  cultureHouses|Kulturhuse|Kulturhus|Kulturhus|Cultural buildings
    libraries|Biblioteker|Bibliotek|Biblioteker|Libraries
    museums|Museer|Museer|Museer|Museums
    theatres|Teatre og koncertsale|Teatrar och konserthus|Teatre og konsertsaler|Theatres and concert halls
    cinemas|Biografer|Biografer|Kinoer|Cinemas
  churches|Kirker|Kyrkor|Kirker|Churches
    churchBuildings|Kirkebygninger|Kyrkobyggnader|Kirkebygg|Church buildings
    chapels|Kapeller|Kapell|Kapeller|Chapels
public|Forvaltning og beredskab|Förvaltning och beredskap|Forvaltning og beredskap|Administration and emergency services
  emergency|Beredskab|Räddningstjänst|Beredskap|Emergency services
    fireStations|Brandstationer|Brandstationer|Brannstasjoner|Fire stations
    policeStations|Politistationer|Polishus|Politihus|Police stations
    ambulances|Ambulancestationer|Ambulansstationer|Ambulansestasjoner|Ambulance stations
  justice|Retsvæsen|Rättsväsende|Rettsvesen|Justice
    courts|Retsbygninger|Domstolar|Tinghus|Courts
    prisons|Fængsler|Anstalter|Fengsler|Prisons
  defence|Forsvar|Försvar|Forsvar|Defence
    barracks|Kaserner|Kaserner|Kaserner|Barracks
    depots|Depoter|Förråd|Depoter|Depots
`

export const categories: CriterionTypeRecord = {
  code: 'category',
  names: { da: 'Projekttype', sv: 'Projekttyp', nb: 'Prosjekttype', en: 'Project type' },
  searchable: true,
  tailored: false,
  highlightedProject: true,
  highlightedProcurement: true,
  criteria: readOutline(outline),
}
