import type { CriterionTypeRecord } from '../../CriterionTypeRecord'
import { readOutline } from './readOutline'

const outline = `
newBuild|Nybyggeri|Nybyggnad|Nybygg|New build
  newBuilding|Nyopførelse|Nyproduktion|Oppføring|New construction
  modular|Modulbyggeri|Modulbyggnad|Modulbygg|Modular building
  temporary|Midlertidigt byggeri|Tillfällig byggnad|Midlertidige bygg|Temporary building
extension|Tilbygning og ombygning|Tillbyggnad och ombyggnad|Tilbygg og ombygging|Extension and conversion
  addition|Tilbygning|Tillbyggnad|Tilbygg|Extension
  conversion|Ombygning|Ombyggnad|Ombygging|Conversion
  storey|Påbygning|Påbyggnad|Påbygg|Added storey
renovation|Renovering|Renovering|Rehabilitering|Renovation
  facade|Facaderenovering|Fasadrenovering|Fasaderehabilitering|Facade renovation
  roof|Tagrenovering|Takrenovering|Takrehabilitering|Roof renovation
  energyRenovation|Energirenovering|Energirenovering|Energioppgradering|Energy renovation
  windows|Udskiftning af vinduer|Fönsterbyte|Vindusutskifting|Replacement of windows
  installations|Udskiftning af installationer|Stambyte och installationer|Utskifting av tekniske anlegg|Replacement of services
  restoration|Restaurering|Restaurering|Restaurering|Restoration
demolition|Nedrivning|Rivning|Riving|Demolition
  fullDemolition|Total nedrivning|Totalrivning|Totalriving|Full demolition
  partialDemolition|Delvis nedrivning|Delrivning|Delvis riving|Partial demolition
  hazardous|Miljøsanering|Miljösanering|Miljøsanering|Removal of hazardous materials
groundWork|Jord- og anlægsarbejde|Mark- och anläggningsarbete|Grunn- og anleggsarbeid|Ground and civil works
  excavation|Jordarbejde|Schaktning|Gravearbeid|Excavation
  foundations|Fundering|Grundläggning|Fundamentering|Foundations
  paving|Belægning|Beläggning|Belegning|Paving
maintenance|Drift og vedligehold|Drift och underhåll|Drift og vedlikehold|Operation and maintenance
  buildingMaintenance|Bygningsvedligehold|Byggnadsunderhåll|Bygningsvedlikehold|Building maintenance
  roadMaintenance|Vejvedligehold|Vägunderhåll|Veivedlikehold|Road maintenance
  greenMaintenance|Grøn drift|Skötsel av grönytor|Drift av grøntområder|Care of green areas
`

export const workTypes: CriterionTypeRecord = {
  code: 'workType',
  names: { da: 'Arbejdets art', sv: 'Typ av arbete', nb: 'Type arbeid', en: 'Type of work' },
  searchable: true,
  tailored: false,
  highlightedProject: false,
  highlightedProcurement: true,
  criteria: readOutline(outline),
}
