import { describe, expect, test } from 'vitest'
import { readOdd } from '../../testing/imports/readOdd'

const release = (id: string, tag: string, changes: object) => ({
  ocid: 'ocds-abcdef-0007',
  id,
  tag: [tag],
  language: 'en',
  ...changes,
})

/**
 * Invented notices in the shapes that publishers use. The words and numbers are ours.
 */
describe('the shapes of notices that others publish', () => {
  test('[G01] a worked example of the standard, with ids of organisations in their schemes', () => {
    const { shown, reported } = readOdd([
      {
        ocid: 'ocds-abcdef-0007',
        id: '0007-03-planning',
        date: '2026-09-01T09:30:00Z',
        tag: ['planning', 'tender'],
        initiationType: 'tender',
        language: 'en',
        parties: [
          {
            identifier: { scheme: 'GB-LAC', id: 'E09000999', legalName: 'Rivermouth Council', uri: '' },
            additionalIdentifiers: [],
            name: 'Rivermouth Council',
            address: {
              streetAddress: '1 Quay',
              locality: 'Rivermouth',
              region: 'Rivermouth',
              postalCode: 'RM1 1AA',
              countryName: 'United Kingdom',
            },
            contactPoint: { name: '', email: '', telephone: '', faxNumber: '', url: '' },
            roles: ['procuringEntity', 'buyer'],
            id: 'GB-LAC-E09000999',
          },
        ],
        buyer: { id: 'GB-LAC-E09000999', name: 'Rivermouth Council' },
        planning: { budget: { id: '7', amount: { amount: 600_000, currency: 'GBP' } }, rationale: '' },
        tender: {
          id: 't-7',
          title: 'A cycle path along the quay',
          description: '',
          status: 'active',
          items: [
            {
              id: '1',
              classification: { scheme: 'CPV', id: '45000000', description: 'Construction' },
              additionalClassifications: [{ scheme: 'CPV', id: '45221111' }],
              quantity: 8,
              unit: { name: 'Miles', value: { amount: 75_000, currency: 'GBP' } },
            },
          ],
          minValue: { amount: 500_000, currency: 'GBP' },
          value: { amount: 600_000, currency: 'GBP' },
          procurementMethod: 'open',
          awardCriteria: 'bestProposal',
          tenderPeriod: { startDate: '2026-09-01T00:00:00Z', endDate: '2026-12-01T11:00:00Z' },
          enquiryPeriod: { startDate: '', endDate: '2026-11-20T00:00:00Z' },
          hasEnquiries: false,
          awardPeriod: {},
          procuringEntity: { id: 'GB-LAC-E09000999', name: 'Rivermouth Council' },
        },
        awards: [],
        contracts: [],
      },
    ])
    expect(shown).toMatchObject({
      names: { en: 'A cycle path along the quay' },
      description: null,
      country: 'GB',
      budget: 600_000,
      currency: 'GBP',
      phase: 'open',
      buyers: ['Rivermouth Council'],
      offers: { to: '2026-12-01', toTime: '11:00' },
      inquiry: { to: '2026-11-20', toTime: null },
      codes: ['cpv/45000000', 'cpv/45221111'],
      roles: [{ company: 'org/GB/GB-LAC/E09000999' }],
    })
    expect(reported).toEqual([
      'tender/minValue is not shown: it is only a lower bound',
      'address/region "Rivermouth" is no region that is known',
    ])
  })

  test('[G01] the later releases of the same example change and award it', () => {
    const { shown } = readOdd([
      release('1', 'tender', {
        date: '2026-09-01T09:30:00Z',
        buyer: { name: 'Rivermouth Council', id: 'x' },
        parties: [
          {
            id: 'x',
            name: 'Rivermouth Council',
            address: { countryName: 'United Kingdom' },
            roles: ['buyer'],
          },
        ],
        tender: {
          id: 't',
          title: 'A cycle path',
          status: 'active',
          tenderPeriod: { endDate: '2026-10-01T11:00:00Z' },
        },
      }),
      release('2', 'tenderAmendment', {
        date: '2026-09-10T09:30:00Z',
        tender: { id: 't', tenderPeriod: { endDate: '2026-10-15T11:00:00Z' }, amendments: [{ id: '1' }] },
      }),
      release('3', 'award', {
        date: '2026-11-10T09:30:00Z',
        tender: { id: 't', status: 'complete' },
        parties: [
          {
            id: 'y',
            name: 'Paths Ltd',
            roles: ['supplier'],
            identifier: { scheme: 'GB-COH', id: '01234567' },
          },
        ],
        awards: [{ id: 'a', title: '', status: 'active', suppliers: [{ id: 'y', name: 'Paths Ltd' }] }],
        contracts: [{ id: 'c', awardID: 'a', status: 'pending' }],
      }),
    ])
    expect(shown).toMatchObject({
      phase: 'awarded',
      winners: ['Paths Ltd'],
      roles: [{ added: '2026-09-01' }, { added: '2026-11-10', company: 'org/GB/GB-COH/01234567' }],
      announcements: [{ type: 'correction', changes: '01.10.2026 → 15.10.2026' }, { type: 'result' }],
    })
  })

  test('[G01] a notice of a British portal, with lots and regions in codes', () => {
    const { shown, reported } = readOdd([
      {
        ocid: 'ocds-h6vhtk-07abcd',
        id: '012345-2026',
        tag: ['tender'],
        date: '2026-11-02T15:45:01Z',
        initiationType: 'tender',
        parties: [
          {
            id: 'GB-PPON-PAAA-1111-AAAA',
            name: 'Northmoor Trust',
            identifier: { scheme: 'GB-PPON', id: 'PAAA-1111-AAAA' },
            address: {
              streetAddress: 'The Mill',
              locality: 'Northmoor',
              postalCode: 'NM1 2BB',
              country: 'GB',
              countryName: 'United Kingdom',
              region: 'UKI32',
            },
            roles: ['buyer'],
            details: { classifications: [{ id: 'publicAuthority', scheme: 'UK_CA_TYPE' }] },
          },
        ],
        buyer: { id: 'GB-PPON-PAAA-1111-AAAA', name: 'Northmoor Trust' },
        tender: {
          id: 'ocds-h6vhtk-07abcd',
          title: 'Roof works',
          status: 'active',
          mainProcurementCategory: 'works',
          legalBasis: { id: '2023/54', scheme: 'UKPGA' },
          value: { amountGross: 1_200_000, amount: 1_000_000, currency: 'GBP' },
          procurementMethod: 'selective',
          procurementMethodDetails: 'Competitive flexible procedure',
          tenderPeriod: { endDate: '2026-12-10T23:59:59+00:00' },
          items: [
            {
              id: '1',
              additionalClassifications: [{ scheme: 'CPV', id: '45000000', description: 'Construction' }],
              deliveryAddresses: [{ region: 'UKI32', country: 'GB' }],
              relatedLot: '1',
            },
          ],
          lots: [
            {
              id: 1,
              status: 'active',
              value: { amount: 1_000_000 },
              contractPeriod: { startDate: '2027-02-01T00:00:00Z', endDate: '2027-10-31T23:59:59Z' },
            },
          ],
          documents: [
            {
              id: '012345-2026',
              documentType: 'tenderNotice',
              url: 'https://notices.example/012345-2026',
              format: 'text/html',
            },
          ],
        },
        language: 'en',
      },
    ])
    expect(shown).toMatchObject({
      country: 'GB',
      budget: 1_000_000,
      participation: { to: '2026-12-10', toTime: null },
      buildingStart: '2027-02-01',
      buildingEnd: '2027-10-31',
      phase: 'qualification',
    })
    expect(reported).toEqual([])
  })

  test('[G01] a Norwegian notice of the European profile, with local ids and deadlines of its lots', () => {
    const { shown, reported } = readOdd([
      {
        ocid: 'ocds-abc123-1f2e',
        id: 'd0c4-01',
        date: '2026-11-05T08:00:00Z',
        tag: ['tender'],
        initiationType: 'tender',
        language: 'no',
        parties: [
          {
            id: 'ORG-0001',
            name: 'Fjordvik kommune',
            roles: ['buyer', 'procuringEntity'],
            identifier: { id: '912345678', scheme: 'NO-ORG' },
            address: { country: 'NO', region: 'NO0A1', locality: 'Fjordvik', postalCode: '4001' },
            details: { classifications: [{ scheme: 'TED_CA_TYPE', id: 'REGIONAL_AUTHORITY' }] },
          },
          { id: 'ORG-0002', name: 'Tingretten', roles: ['reviewBody'], address: { country: 'NO' } },
        ],
        buyer: { id: 'ORG-0001' },
        tender: {
          id: 'd0c4',
          title: 'Ny gangbro',
          description: 'Bro &aring; elva',
          status: 'active',
          mainProcurementCategory: 'works',
          procurementMethod: 'open',
          procurementMethodDetails: 'open',
          classification: { id: '45221111', scheme: 'CPV' },
          lots: [
            {
              id: 'LOT-0001',
              title: 'Grunnarbeid',
              status: 'active',
              value: { amount: 4_000_000, currency: 'NOK' },
              tenderPeriod: { endDate: '2026-12-08T11:00:00Z' },
            },
            {
              id: 'LOT-0002',
              title: 'Bro',
              status: 'active',
              value: { amount: 8_000_000, currency: 'NOK' },
              tenderPeriod: { endDate: '2026-12-15T11:00:00Z' },
            },
          ],
          items: [
            {
              id: '1',
              classification: { id: '45000000', scheme: 'CPV' },
              deliveryAddresses: [{ region: 'NO0A1', country: 'NO' }],
              relatedLot: 'LOT-0001',
            },
            {
              id: '2',
              classification: { id: '45221111', scheme: 'CPV' },
              deliveryAddresses: [{ region: 'Rogaland', country: 'NO' }],
              relatedLot: 'LOT-0002',
            },
          ],
        },
      },
      {
        ocid: 'ocds-abc123-1f2e',
        id: 'd0c4-02',
        date: '2026-11-20T08:00:00Z',
        tag: ['award'],
        language: 'no',
        parties: [
          {
            id: 'ORG-0003',
            name: 'Fjellbro AS',
            roles: ['tenderer', 'supplier'],
            identifier: { id: '987654321', scheme: 'NO-ORG' },
            address: { country: 'NO' },
          },
        ],
        bids: { details: [{ id: 'TEN-0001', tenderers: [{ id: 'ORG-0003' }], relatedLots: ['LOT-0002'] }] },
        awards: [
          { id: 'RES-0001', status: 'unsuccessful', relatedLots: ['LOT-0001'] },
          {
            id: 'RES-0002',
            status: 'active',
            relatedLots: ['LOT-0002'],
            relatedBids: ['TEN-0001'],
            value: { amount: 7_500_000, currency: 'NOK' },
          },
        ],
        contracts: [{ id: 'CON-0001', awardID: 'RES-0002', status: 'active' }],
      },
    ])
    expect(shown).toMatchObject({
      language: 'nb',
      names: { nb: 'Ny gangbro' },
      description: 'Bro å elva',
      country: 'NO',
      budget: 12_000_000,
      currency: 'NOK',
      phase: 'awarded',
      offers: {
        to: '2026-12-08',
        toTime: '12:00',
        note: 'Grunnarbeid: 08.12.2026 12:00 · Bro: 15.12.2026 12:00',
      },
      buyers: ['Fjordvik kommune'],
      winners: ['Fjellbro AS'],
      codes: ['cpv/45221111', 'cpv/45000000', 'geography/NO0A1', 'contractType/works'],
      roles: [{ company: 'org/NO/NO-ORG/912345678' }, { company: 'org/NO/NO-ORG/987654321', note: 'Bro' }],
    })
    expect(reported).toEqual([
      'language "no" was read as "nb"',
      'tender/description was cleaned of markup',
      'language "no" was read as "nb"',
      'awards/value is not shown: the sum is that of tender/lots/value',
    ])
  })

  test('[G01] a compiled release of a record', () => {
    const { shown, reported } = readOdd([
      {
        ocid: 'ocds-abc123-9',
        id: 'ocds-abc123-9-2026-11-01T09:00:00Z',
        date: '2026-11-01T09:00:00Z',
        tag: ['compiled'],
        buyer: { id: '1', name: 'Byen' },
        parties: [
          {
            id: '1',
            name: 'Byen',
            roles: ['buyer'],
            address: { countryName: 'Sverige', region: 'Skåne län' },
          },
        ],
        tender: { title: 'Ny skola', status: 'active', tenderPeriod: { endDate: '2026-12-16T11:00:00Z' } },
      },
    ])
    expect(shown).toMatchObject({
      phase: 'open',
      language: 'sv',
      country: 'SE',
      codes: ['geography/SE224'],
      offers: { to: '2026-12-16', toTime: '12:00' },
    })
    expect(reported).toEqual([])
  })
})
