import type { CriterionTypeRecord } from '../../CriterionTypeRecord'
import { readOutline } from './readOutline'

const outline = `
dgnb|DGNB|DGNB|DGNB|DGNB
  dgnbSilver|DGNB Sølv|DGNB Silver|DGNB Sølv|DGNB Silver
  dgnbGold|DGNB Guld|DGNB Guld|DGNB Gull|DGNB Gold
  dgnbPlatinum|DGNB Platin|DGNB Platina|DGNB Platina|DGNB Platinum
breeam|BREEAM|BREEAM|BREEAM|BREEAM
  breeamVeryGood|BREEAM Very Good|BREEAM Very Good|BREEAM Very Good|BREEAM Very Good
  breeamExcellent|BREEAM Excellent|BREEAM Excellent|BREEAM Excellent|BREEAM Excellent
  breeamOutstanding|BREEAM Outstanding|BREEAM Outstanding|BREEAM Outstanding|BREEAM Outstanding
leed|LEED|LEED|LEED|LEED
swan|Svanemærket|Svanen|Svanemerket|Nordic Swan Ecolabel
milj|Miljöbyggnad|Miljöbyggnad|Miljöbyggnad|Miljöbyggnad
  miljSilver|Miljöbyggnad Sølv|Miljöbyggnad Silver|Miljöbyggnad Sølv|Miljöbyggnad Silver
  miljGold|Miljöbyggnad Guld|Miljöbyggnad Guld|Miljöbyggnad Gull|Miljöbyggnad Gold
lowEnergy|Lavenergi|Lågenergi|Lavenergi|Low energy
  passiveHouse|Passivhus|Passivhus|Passivhus|Passive house
  plusHouse|Plushus|Plusenergihus|Plusshus|Plus-energy building
circular|Cirkulært byggeri|Cirkulärt byggande|Sirkulær bygging|Circular building
  reuse|Genbrug af materialer|Återbruk av material|Ombruk av materialer|Reuse of materials
  disassembly|Design for adskillelse|Design för demontering|Design for demontering|Design for disassembly
emissionFree|Emissionsfri byggeplads|Utsläppsfri byggarbetsplats|Utslippsfri byggeplass|Emission-free site
`

export const sustainability: CriterionTypeRecord = {
  code: 'sustainability',
  names: { da: 'Bæredygtighed', sv: 'Hållbarhet', nb: 'Bærekraft', en: 'Sustainability' },
  searchable: true,
  tailored: false,
  highlightedProject: false,
  highlightedProcurement: false,
  criteria: readOutline(outline),
}
