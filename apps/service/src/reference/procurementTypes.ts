import type { LocalNames } from './Names'

export const procurementTypes = [
  {
    id: 1,
    code: 'open',
    names: {
      da: 'Offentligt udbud',
      sv: 'Öppet förfarande',
      nb: 'Åpen anbudskonkurranse',
      en: 'Open procedure',
    },
  },
  {
    id: 2,
    code: 'restricted',
    names: {
      da: 'Begrænset udbud',
      sv: 'Selektivt förfarande',
      nb: 'Begrenset anbudskonkurranse',
      en: 'Restricted procedure',
    },
  },
  {
    id: 3,
    code: 'negotiated',
    names: {
      da: 'Udbud med forhandling',
      sv: 'Förhandlat förfarande',
      nb: 'Konkurranse med forhandling',
      en: 'Procedure with negotiation',
    },
  },
  {
    id: 4,
    code: 'negotiatedWithoutCall',
    names: {
      da: 'Udbud med forhandling uden bekendtgørelse',
      sv: 'Förhandlat förfarande utan annons',
      nb: 'Konkurranse med forhandling uten kunngjøring',
      en: 'Negotiated procedure without a call',
    },
  },
  {
    id: 5,
    code: 'competitiveDialogue',
    names: {
      da: 'Konkurrencepræget dialog',
      sv: 'Konkurrenspräglad dialog',
      nb: 'Konkurransepreget dialog',
      en: 'Competitive dialogue',
    },
  },
  {
    id: 6,
    code: 'innovationPartnership',
    names: {
      da: 'Innovationspartnerskab',
      sv: 'Innovationspartnerskap',
      nb: 'Innovasjonspartnerskap',
      en: 'Innovation partnership',
    },
  },
  {
    id: 7,
    code: 'framework',
    names: { da: 'Rammeaftale', sv: 'Ramavtal', nb: 'Rammeavtale', en: 'Framework agreement' },
  },
  {
    id: 8,
    code: 'contest',
    names: {
      da: 'Projektkonkurrence',
      sv: 'Projekttävling',
      nb: 'Plan- og designkonkurranse',
      en: 'Design contest',
    },
  },
  {
    id: 9,
    code: 'invited',
    names: {
      da: 'Indbudt licitation',
      sv: 'Inbjuden anbudsgivning',
      nb: 'Innbudt anbudskonkurranse',
      en: 'Invited tender',
    },
  },
  {
    id: 10,
    code: 'marketDialogue',
    names: { da: 'Markedsdialog', sv: 'Marknadsdialog', nb: 'Markedsdialog', en: 'Market dialogue' },
  },
  {
    id: 11,
    code: 'other',
    names: { da: 'Anden udbudsform', sv: 'Annat förfarande', nb: 'Annen prosedyre', en: 'Other procedure' },
  },
] as const satisfies readonly { id: number; code: string; names: LocalNames }[]

export type ProcurementTypeCode = (typeof procurementTypes)[number]['code']
