import { describe, expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { PrintDocument } from './PrintDocument'
import { PrintSection } from './PrintSection'
import { PrintTable } from './PrintTable'

function pageRules(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSPageRule)
    .map((rule) => rule.cssText)
    .join('\n')
}

describe('[X01] PrintDocument', () => {
  test('has one heading for the document and one for each section', async () => {
    const ui = await renderUi(
      <PrintDocument
        kicker="Project 7"
        name="Lindbro"
        link="https://www.example.com/project/7"
        printedOn="21.11.2026"
        isInPreparation
      >
        <PrintSection title="Companies">
          <PrintTable columns={['Company', 'Note']} rows={[{ id: 1, cells: ['Fjordby', null] }]} />
        </PrintSection>
      </PrintDocument>,
    )
    await expect.element(ui.getByRole('heading', { level: 1, name: 'Lindbro' })).toBeVisible()
    await expect.element(ui.getByRole('region', { name: 'Companies' })).toBeVisible()
    await expect.element(ui.getByRole('columnheader', { name: 'Note' })).toBeVisible()
    await expect.element(ui.getByRole('cell', { name: '–' })).toBeVisible()
    await expect.element(ui.getByText(/^In preparation/)).toBeVisible()
  })

  test('keeps a sum on one line beside a long name', async () => {
    const ui = await renderUi(
      <div style={{ width: 600 }}>
        <PrintTable
          columns={['Tender', 'Budget']}
          rows={[{ id: 1, cells: ['Rehabilitation of the church '.repeat(8), 'NOK\u00a0250,000'] }]}
          oneLineColumns={[1]}
        />
      </div>,
    )
    const words = document.createRange()
    words.selectNodeContents(ui.getByRole('cell', { name: 'NOK 250,000' }).element())
    expect(words.getClientRects()).toHaveLength(1)
  })

  test('never breaks a role inside its word', async () => {
    const role = 'Ejendomsadministrationsrådgivning'
    const note = 'A note about the company. '.repeat(8)
    const ui = await renderUi(
      <div style={{ width: 400 }}>
        <PrintTable columns={['Company', 'Role', 'Note']} rows={[{ id: 1, cells: [note, role, note] }]} />
      </div>,
    )
    const words = document.createRange()
    words.selectNodeContents(ui.getByRole('cell', { name: role }).element())
    expect(words.getClientRects()).toHaveLength(1)
  })

  test('prints the link, the day and the page number at the bottom of every page', async () => {
    await renderUi(
      <PrintDocument kicker="" name="Lindbro" link="https://example.com/project/7" printedOn="21.11.2026">
        {null}
      </PrintDocument>,
    )
    const rules = pageRules()
    expect(rules).toContain('https://example.com/project/7')
    expect(rules).toContain('Printed 21.11.2026')
    expect(rules).toContain('"Page " counter(page) " of " counter(pages)')
  })

  test('several documents each have pages and texts of their own', async () => {
    const ui = await renderUi(
      <>
        {['7', '8'].map((id) => (
          <PrintDocument
            key={id}
            kicker=""
            name={`Lindbro ${id}`}
            link={`/project/${id}`}
            printedOn="21.11.2026"
            isOneOfSeveral
          >
            {null}
          </PrintDocument>
        ))}
      </>,
    )
    const names = ui
      .getByRole('article')
      .all()
      .map((sheet) => getComputedStyle(sheet.element()).getPropertyValue('page'))
    expect(new Set(names).size).toBe(2)
    expect(pageRules()).not.toMatch(/@page \{/)
    for (const [index, id] of ['7', '8'].entries()) {
      expect(pageRules()).toMatch(
        new RegExp(String.raw`@page ${names[index]} \{[^@]*@bottom-left[^}]*/project/${id}`),
      )
    }
  })
})
