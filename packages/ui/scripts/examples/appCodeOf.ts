import type ts from 'typescript'
import { englishCodeOf } from './translateExample'

/** Replaces each spy: `fn()` with an empty function, and `fn(action)` with the action. */
function withoutSpies(code: string): string {
  const start = /\bfn\(/.exec(code)
  if (start === null) return code
  const from = start.index + start[0].length
  let end = from
  for (let depth = 1; depth > 0 && end < code.length; end++) {
    if (code[end] === '(') depth++
    else if (code[end] === ')') depth--
  }
  const action = code.slice(from, end - 1)
  return `${code.slice(0, start.index)}${action === '' ? '() => {}' : action}${withoutSpies(code.slice(end))}`
}

/**
 * Returns the code of a node in a story as an app would write it: in English, without spies, and with file
 * paths instead of generated sample images.
 */
export const appCodeOf = (node: ts.Node): string =>
  withoutSpies(englishCodeOf(node))
    .replaceAll(/\bsampleImage\((\d+)[^()]*\)/g, "'/images/$1.jpg'")
    .replaceAll(/\bsampleImage\((\w+)[^()]*\)/g, '`/images/${$1}.jpg`')
    .replaceAll(/\bsampleVideo\b/g, "'/videos/building-site.mp4'")
