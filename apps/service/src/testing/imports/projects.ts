/** A fictional project for tests, as a publisher sends it. */
export const testProject = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  id: 'oc4ids-test-school',
  updated: '2026-10-01T10:00:00Z',
  title: 'Ny skole',
  title_en: 'New school',
  description: 'Skole i to etager',
  status: 'preparation',
  identificationPeriod: { startDate: '2025-01-01T00:00:00Z', endDate: '2025-06-30T00:00:00Z' },
  preparationPeriod: { startDate: '2025-07-01T00:00:00Z', endDate: '2026-12-31T00:00:00Z' },
  implementationPeriod: { startDate: '2027-02-01T00:00:00Z', endDate: '2028-06-30T00:00:00Z' },
  sector: ['education'],
  type: 'construction',
  locations: [
    {
      address: {
        streetAddress: 'Skolevej 1',
        locality: 'Havneby',
        postalCode: '8000',
        region: 'DK042',
        countryName: 'Denmark',
      },
    },
  ],
  budget: { amount: { amount: 40_000_000, currency: 'DKK' } },
  parties: [
    {
      id: 'owner',
      name: 'Havneby Kommune',
      identifier: { scheme: 'DK-CVR', id: '12345678' },
      address: { locality: 'Havneby', countryName: 'Denmark' },
      roles: ['publicAuthority', 'procuringEntity'],
    },
    {
      id: 'drawer',
      name: 'Streg ApS',
      address: { locality: 'Aarhus', countryName: 'Denmark' },
      roles: ['designer'],
    },
  ],
  metrics: [{ id: 'floorArea', observations: [{ measure: '2150', unit: { name: 'm2' } }] }],
  documents: [
    { id: 'plan', title: 'Lokalplan', url: 'https://files.example/plan.pdf', format: 'application/pdf' },
  ],
  contractingProcesses: [{ id: 'ocds-test-bridge', summary: { ocid: 'ocds-test-bridge' } }],
  ...changes,
})
