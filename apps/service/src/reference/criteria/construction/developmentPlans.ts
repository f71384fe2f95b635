import type { CriterionTypeRecord } from '../../CriterionTypeRecord'
import { readOutline } from './readOutline'

const outline = `
regional|Regional udviklingsplan|Regional utvecklingsplan|Regional plan|Regional plan
municipal|Kommuneplan|Översiktsplan|Kommuneplan|Municipal plan
  municipalAddendum|Kommuneplantillæg|Tillägg till översiktsplan|Kommunedelplan|Addendum to the municipal plan
local|Lokalplan|Detaljplan|Reguleringsplan|Local plan
  localProposal|Lokalplanforslag|Förslag till detaljplan|Forslag til reguleringsplan|Proposed local plan
  localHearing|Lokalplan i høring|Detaljplan på samråd|Reguleringsplan på høring|Local plan under consultation
  localAdopted|Vedtaget lokalplan|Antagen detaljplan|Vedtatt reguleringsplan|Adopted local plan
framework|Helhedsplan|Planprogram|Områdeplan|Framework plan
environment|Miljøvurdering|Miljökonsekvensbeskrivning|Konsekvensutredning|Environmental assessment
none|Kræver ingen plan|Kräver ingen plan|Krever ingen plan|Needs no plan
`

export const developmentPlans: CriterionTypeRecord = {
  code: 'developmentPlan',
  names: { da: 'Plangrundlag', sv: 'Planunderlag', nb: 'Plangrunnlag', en: 'Development plan' },
  searchable: true,
  tailored: false,
  highlightedProject: false,
  highlightedProcurement: false,
  criteria: readOutline(outline),
}
