import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { SafeHtml } from './SafeHtml'
import { sanitizeHtml } from './sanitizeHtml'

describe('[A07] SafeHtml', () => {
  test.each([
    ['<script>window.attacked = true</script>Text', 'Text'],
    ['<p onclick="attack()">Text</p>', '<p>Text</p>'],
    ['<p style="position:fixed">Text</p>', '<p>Text</p>'],
    ['<style>* { display: none }</style>Text', 'Text'],
    ['<p id="root" class="x" data-x="1" aria-hidden="true">Text</p>', '<p>Text</p>'],
    ['<iframe src="https://example.com"></iframe>Text', 'Text'],
    ['<form action="/x"><input name="a"><button>Send</button></form>', 'Send'],
    ['<a href="javascript:attack()">Text</a>', '<a>Text</a>'],
    ['<img src="x" onerror="attack()" alt="House">', '<img src="x" alt="House">'],
    ['<svg><a xlink:href="javascript:attack()">Text</a></svg>', ''],
    ['<object data="x"></object><embed src="x">Text', 'Text'],
    ['<meta http-equiv="refresh" content="0;url=x"><base href="https://example.com">Text', 'Text'],
  ])('of %s keeps only %j', (html, clean) => {
    expect(String(sanitizeHtml(html))).toBe(clean)
  })

  test.each([
    '<h2>Title</h2>',
    '<ul><li>One</li></ul>',
    '<table><tbody><tr><th scope="row">A</th><td colspan="2">B</td></tr></tbody></table>',
    '<p><strong>Bold</strong> and <em>fine</em></p>',
    '<a href="/help#page3">Here</a>',
    '<a href="mailto:support@example.com">Mail</a>',
  ])('leaves %s unchanged', (html) => {
    expect(String(sanitizeHtml(html))).toBe(html)
  })

  test('returns Trusted Types if the browser supports them', () => {
    expect(Object.prototype.toString.call(sanitizeHtml('<p>Text</p>'))).toBe('[object TrustedHTML]')
  })

  test('opens other sites in a new window without a referrer', async () => {
    const ui = await renderUi(
      <SafeHtml html='<a href="https://www.example.com" target="_top" rel="opener">There</a>' />,
    )
    const link = ui.getByRole('link', { name: 'There' })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('renders an empty element on a server', () => {
    expect(renderToString(<SafeHtml html="<script>attack()</script><p>Text</p>" />)).not.toContain('Text')
  })
})
