import type { CriterionTypeRecord } from '../CriterionTypeRecord'

/**
 * The criterion type that says what is bought: works, goods or services. The same three categories exist in
 * Open Contracting.
 *
 * @source Open Contracting Data Standard 1.1, codelist procurementCategory
 */
export const contractTypes: CriterionTypeRecord = {
  code: 'contractType',
  names: { da: 'Kontrakttype', sv: 'Kontraktstyp', nb: 'Kontraktstype', en: 'Contract type' },
  searchable: true,
  tailored: false,
  highlightedProject: false,
  highlightedProcurement: false,
  criteria: [
    {
      code: 'works',
      parent: null,
      names: {
        da: 'Bygge- og anlægsarbejder',
        sv: 'Byggentreprenad',
        nb: 'Bygge- og anleggsarbeid',
        en: 'Works',
      },
    },
    {
      code: 'services',
      parent: null,
      names: { da: 'Tjenesteydelser', sv: 'Tjänster', nb: 'Tjenester', en: 'Services' },
    },
    { code: 'goods', parent: null, names: { da: 'Varer', sv: 'Varor', nb: 'Varer', en: 'Goods' } },
  ],
}
