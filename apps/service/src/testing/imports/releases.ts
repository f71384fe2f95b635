import type { OcdsRelease } from '../../storage/records/OcdsRelease'

/** @source Open Contracting Data Standard 1.1 */
export function releaseOf(changes: Partial<OcdsRelease> = {}): OcdsRelease {
  return { ocid: 'ocds-test-1', id: '1', date: '2026-10-01T00:00:00+02:00', tag: ['tender'], ...changes }
}

const buyer = (id: string, name: string, region: string, countryName: string) => ({
  buyer: { id, name },
  parties: [
    {
      id,
      name,
      roles: ['buyer'],
      identifier: { scheme: 'TEST', id: `${id}-number` },
      address: { streetAddress: 'Torvet 1', locality: 'Byen', postalCode: '8000', region, countryName },
    },
  ],
})

const denmark = buyer('b-dk', 'Havneby Kommune', 'DK042', 'Denmark')
const sweden = buyer('b-se', 'Solberga kommun', 'SE331', 'Sweden')

const bridge = [
  {
    classification: { scheme: 'CPV', id: '45221111' },
    additionalClassifications: [{ scheme: 'CPV', id: '45233120' }],
    deliveryAddresses: [{ region: 'DK042' }],
  },
]

/**
 * Fictional releases (published notices) of five tenders. For a bridge, the award comes before the tender
 * notice. For a school, the release that changes the deadline comes before the tender notice. The other
 * tenders are a cancelled one, one in France, and a planned one in Norway.
 *
 * @source Open Contracting Data Standard 1.1
 */
export const releases: readonly OcdsRelease[] = [
  releaseOf({
    ...denmark,
    ocid: 'ocds-test-bridge',
    id: 'bridge-2',
    date: '2026-09-15T00:00:00+02:00',
    tag: ['award'],
    language: 'da',
    tender: { title: 'Ny stibro over åen', status: 'complete', mainProcurementCategory: 'works' },
    awards: [
      {
        title: 'Delaftale 1',
        status: 'active',
        date: '2026-09-01',
        suppliers: [{ id: 's1', name: 'Bro & Sten A/S' }],
      },
      { title: 'Delaftale 2', status: 'active', suppliers: [{ id: 's1', name: 'Bro & Sten A/S' }] },
      { title: 'Delaftale 3', status: 'unsuccessful', suppliers: [{ id: 's2', name: 'Taberen ApS' }] },
    ],
  }),
  releaseOf({
    ...denmark,
    ocid: 'ocds-test-bridge',
    id: 'bridge-1',
    date: '2026-05-02T00:00:00+02:00',
    tag: ['tender'],
    language: 'da',
    tender: {
      title: 'Stibro over åen',
      description: 'Broen er 40 m lang.',
      status: 'active',
      mainProcurementCategory: 'works',
      procurementMethod: 'open',
      value: { amount: 12_500_000.4, currency: 'DKK' },
      tenderPeriod: { startDate: '2026-05-02T00:00:00+02:00', endDate: '2026-06-10T12:00:00+02:00' },
      contractPeriod: { startDate: '2026-10-01', durationInDays: 200 },
      documents: [{ documentType: 'biddingDocuments', url: 'udbud.example/bro' }],
      items: bridge,
    },
    x_titles: { en: 'Denmark-Havneby: Foot bridge', sv: 'Danmark-Havneby: Gångbro' },
  }),
  releaseOf({
    ...sweden,
    ocid: 'ocds-test-school',
    id: 'school-2',
    date: '2026-10-20T00:00:00+02:00',
    tag: ['tenderUpdate'],
    language: 'sv',
    tender: { tenderPeriod: { endDate: '2027-01-15T23:59:59+01:00' } },
  }),
  releaseOf({
    ...sweden,
    ocid: 'ocds-test-school',
    id: 'school-1',
    date: '2026-10-01T00:00:00+02:00',
    tag: ['planning', 'tender'],
    language: 'sv',
    tender: {
      title: 'Ny skola',
      status: 'active',
      mainProcurementCategory: 'works',
      procurementMethod: 'selective',
      procurementMethodDetails: 'Restricted procedure',
      tenderPeriod: { endDate: '2026-12-15T23:59:59+01:00' },
    },
  }),
  releaseOf({
    ...denmark,
    ocid: 'ocds-test-cancelled',
    id: 'cancelled-1',
    date: '2026-08-01T00:00:00+02:00',
    tag: ['tender', 'tenderCancellation'],
    language: 'da',
    tender: { title: 'Rensning af søen', status: 'cancelled', mainProcurementCategory: 'services' },
  }),
  releaseOf({
    ...buyer('b-fr', 'Ville de Lac', 'FRK26', 'France'),
    ocid: 'ocds-test-france',
    id: 'france-1',
    language: 'fr',
    tender: { title: 'Réfection du pont', status: 'active', procurementMethod: 'open' },
  }),
  releaseOf({
    ...buyer('b-no', 'Fjordvik kommune', 'NO0A2', 'Norway'),
    ocid: 'ocds-test-plan',
    id: 'plan-1',
    date: '2026-11-02T00:00:00+01:00',
    tag: ['planning'],
    language: 'nb',
    tender: { title: 'Rassikring av fylkesvei', status: 'planned', mainProcurementCategory: 'works' },
  }),
]
