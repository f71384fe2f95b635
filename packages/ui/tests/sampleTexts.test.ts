import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createElement, isValidElement, memo } from 'react'
import { describe, expect, test } from 'vitest'
import { sampleTexts } from '../storybook/sampleTexts'
import { textsOfStories } from '../scripts/textsOfStories'
import { translateSample } from '../storybook/translateSample'
import untranslated from '../storybook/untranslatedTexts.json'

const folder = resolve(import.meta.dirname, '..')

describe('[Z05] the sample texts of stories', () => {
  test('are complete in every language, and each has one row', () => {
    const empty = [...sampleTexts].filter(([, texts]) =>
      Object.values(texts).some((text) => text.trim() === ''),
    )
    expect(empty).toEqual([])
    expect(sampleTexts.size).toBeGreaterThan(100)
  })

  test('follow the language in nested data and in elements', () => {
    const args = {
      label: 'Kategori',
      items: [{ id: 1, label: 'Broer' }],
      children: createElement('p', {}, 'Frist'),
    }
    const { label, items, children } = translateSample(args, 'en')
    expect(label).toBe('Category')
    expect(items).toEqual([{ id: 1, label: 'Bridges' }])
    expect(isValidElement<{ children: string }>(children) && children.props.children).toBe('Deadline')
  })

  test('are the same array in every render, because trees are built once per array', () => {
    const args = { items: ['Broer'] }
    expect(translateSample(args, 'sv').items).toBe(translateSample({ ...args }, 'sv').items)
  })

  test('leave names, functions and icons as they are', () => {
    const icon = memo(() => null)
    const args = { name: 'Anna Lund', icon, onChange: () => undefined }
    expect(translateSample(args, 'nb')).toEqual(args)
    expect(translateSample(args, 'nb').icon).toBe(icon)
  })

  test('follow the language beside an element, and leave refs as they are', () => {
    const ref = { current: null }
    const { children, ref: kept } = translateSample({ children: 'Frist ', ref }, 'en')
    expect(children).toBe('Deadline ')
    expect(kept).toBe(ref)
  })

  test('are all texts of stories, except names', () => {
    const texts = globSync('{src,storybook}/**/*.stories.tsx', { cwd: folder }).flatMap((file) =>
      textsOfStories(readFileSync(join(folder, file), 'utf8')),
    )
    expect(texts.length).toBeGreaterThan(500)
    const known = new Set([...sampleTexts.keys(), ...untranslated])
    expect(texts.filter((text) => !known.has(text))).toEqual([])
    expect(untranslated.filter((text) => !texts.includes(text))).toEqual([])
  })
})
