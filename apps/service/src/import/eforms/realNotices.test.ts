import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, test } from 'vitest'
import { select } from 'xpath'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import { readDocuments } from '../file/readDocuments'
import { checkNotice } from './checkNotice'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../../..')
const file = resolve(root, process.env['REAL_DATA_DIR'] ?? join('..', 'shared', 'data'), 'eforms.tar.gz')
const hasData = existsSync(file)
if (!hasData)
  process.stderr.write(`Real notices are not tested: put eforms.tar.gz into the folder of ${file}.\n`)

const today = '2026-11-27'

/** Reads a document by paths alone, without the code of the import. */
class Independent {
  readonly #root: Node

  constructor(xml: string) {
    this.#root = new DOMParser().parseFromString(xml, 'text/xml') as unknown as Node
  }

  nodes(path: string, from: Node = this.#root): Node[] {
    const steps = path.replace(/(^|\/|\[|\()([A-Z]\w+)/g, "$1*[local-name()='$2']")
    return select(steps, from) as Node[]
  }

  texts(path: string, from: Node = this.#root): string[] {
    return this.nodes(path, from)
      .map((node) => (node.textContent ?? '').trim().replaceAll(/[ \t]+/g, ' '))
      .filter(Boolean)
  }

  /** The names of organisations by their ids and those of their touch points. */
  names(ids: readonly string[]): string[] {
    const organizations = this.nodes('//Organizations/Organization')
    return ids.flatMap((id) => {
      const found = organizations.find((one) => this.texts('.//PartyIdentification/ID', one).includes(id))
      if (found === undefined) return []
      const [language] = this.texts('/*/NoticeLanguageCode')
      const own = this.texts(`Company/PartyName/Name[@languageID='${language}']`, found)
      return [...own, ...this.texts('Company/PartyName/Name', found)].slice(0, 1)
    })
  }

  winners(): string[] {
    return this.nodes("//LotResult[TenderResultCode='selec-w']").flatMap((lot) => {
      const contracted = new Set(this.texts('//NoticeResult/SettledContract/LotTender/ID'))
      const listed = this.texts('LotTender/ID', lot)
      const won = listed.filter((id) => contracted.has(id))
      return (won.length > 0 ? won : listed).flatMap((id) =>
        this.texts(`//NoticeResult/LotTender[ID='${id}']/TenderingParty/ID`).flatMap((party) =>
          this.names(this.texts(`//NoticeResult/TenderingParty[ID='${party}']/Tenderer/ID`)),
        ),
      )
    })
  }

  /** The moments at which tenders for lots must be in, by the ids of the lots. */
  deadlines(): Map<string, number> {
    const found = new Map<string, number>()
    for (const lot of this.nodes('/*/ProcurementProjectLot')) {
      const [date] = this.texts('TenderingProcess/TenderSubmissionDeadlinePeriod/EndDate', lot)
      const [time] = this.texts('TenderingProcess/TenderSubmissionDeadlinePeriod/EndTime', lot)
      const [id = ''] = this.texts('ID', lot)
      if (date !== undefined && time !== undefined)
        found.set(
          id,
          Date.parse(`${date.slice(0, 10)}T${time.slice(0, 8)}${time.replace(/^.{8}(\.\d+)?/, '')}`),
        )
    }
    return found
  }
}

const sorted = (values: readonly (string | null | undefined)[]) =>
  [...new Set(values.filter((value) => value != null))].sort()

const plain = (text: string) => text.replace(/\s+/g, ' ')

const itemsOf = ({ tender }: OcdsRelease) => tender?.items ?? []

function compare(release: OcdsRelease, xml: string): void {
  const own = new Independent(xml)
  const titles = [
    ...own.texts('/*/ProcurementProject/Name'),
    ...own.texts('/*/ProcurementProjectLot/ProcurementProject/Name'),
  ]
  expect(titles.map(plain)).toContain(plain(release.tender?.title ?? ''))
  const buyers = own.names(own.texts('/*/ContractingParty/Party/PartyIdentification/ID'))
  expect(
    sorted((release.parties ?? []).filter(({ roles }) => roles?.includes('buyer')).map(({ name }) => name)),
  ).toEqual(sorted(buyers))
  const projects =
    "/*/ProcurementProject | /*/ProcurementProjectLot[not(starts-with(ID, 'GLO'))]/ProcurementProject"
  const inProjects = (path: string) => own.nodes(projects).flatMap((project) => own.texts(path, project))
  expect(
    sorted(
      itemsOf(release).flatMap(({ classification, additionalClassifications }) =>
        [classification, ...(additionalClassifications ?? [])].map((code) => code?.id),
      ),
    ),
  ).toEqual(
    sorted([
      ...inProjects('MainCommodityClassification/ItemClassificationCode'),
      ...inProjects('AdditionalCommodityClassification/ItemClassificationCode'),
    ]),
  )
  const regions = itemsOf(release).flatMap(({ deliveryAddresses }) =>
    (deliveryAddresses ?? []).map(({ region }) => region),
  )
  const nuts = inProjects('RealizedLocation/Address/CountrySubentityCode').filter((code) => code !== 'NOZZZ')
  expect(sorted(regions.filter((region) => (region ?? '').length > 2))).toEqual(
    sorted(nuts.filter((code) => code.length > 2)),
  )
  const [sum] = own.texts('/*/ProcurementProject/RequestedTenderTotal/EstimatedOverallContractAmount')
  if (sum !== undefined) expect(release.tender?.value?.amount).toBe(Number(sum))
  for (const [id, moment] of own.deadlines()) {
    const lot = release.tender?.lots?.find((one) => one.id === id)
    expect(Date.parse(lot?.tenderPeriod?.endDate ?? ''), `deadline of ${id}`).toBe(moment)
  }
  const isIntended = own.texts('/*/NoticeTypeCode').includes('veat')
  const won = (release.awards ?? []).filter(({ status }) => status === (isIntended ? 'pending' : 'active'))
  expect(sorted(won.flatMap(({ suppliers }) => (suppliers ?? []).map(({ name }) => name)))).toEqual(
    sorted(own.winners()),
  )
}

describe.skipIf(!hasData)('the samples of eForms', () => {
  test('[G01] are read as paths alone read them, or are skipped by name', { timeout: 120_000 }, async () => {
    const skipped: string[] = []
    const differing: string[] = []
    let read = 0
    for await (const found of readDocuments(file)) {
      if (!('bytes' in found)) throw new Error(found.fault)
      const checked = checkNotice(found, today)
      if (!('release' in checked)) {
        skipped.push(found.name.replace(/^.*\//, ''))
        continue
      }
      read += 1
      try {
        compare(checked.release, Buffer.from(found.bytes).toString())
      } catch (error) {
        differing.push(`${found.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    expect(differing).toEqual([])
    expect(read).toBe(95)
    expect(skipped.toSorted()).toEqual([
      'INVALID_can_24_stage-2.xml',
      'INVALID_cn_24_empty.xml',
      'INVALID_cn_24_stage-2.xml',
      'INVALID_pin-buyer_24_stage-1.xml',
      'INVALID_pin-only_24_empty.xml',
      'INVALID_pin-only_24_minimal.xml',
      'INVALID_pin-only_24_stage-1.xml',
      'X01_EEIG.xml',
      'X02_registration.xml',
      'national-unit-EFORMS-NOR-R004.xml',
    ])
  })
})
