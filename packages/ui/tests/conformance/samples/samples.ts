import { actionSamples } from './actionSamples'
import { dataSamples } from './dataSamples'
import { dialogSamples } from './dialogSamples'
import { feedbackSamples } from './feedbackSamples'
import { fieldSamples } from './fieldSamples'
import { itemSamples } from './itemSamples'
import { layoutSamples } from './layoutSamples'
import type { Samples } from './Sample'

export const samples: Samples = {
  ...actionSamples,
  ...dataSamples,
  ...dialogSamples,
  ...feedbackSamples,
  ...fieldSamples,
  ...itemSamples,
  ...layoutSamples,
}

/** The exported components without a root element, each with the reason. */
export const rootless: Readonly<Record<string, string>> = {
  BreakableText: 'puts break opportunities into a text of its parent',
  Field: 'puts a label, hint and error into the root of a React Aria field',
  Highlight: 'marks words in a text of its parent',
  PressTimings: 'provides a context',
  UiProvider: 'provides contexts',
}

const modules = import.meta.glob<Record<string, unknown>>('../../../exports/*.ts', { eager: true })

export const componentNames: readonly string[] = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name)
