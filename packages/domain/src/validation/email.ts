import { limits } from '../limits/limits'
import type { FieldProblem } from './FieldProblem'

export interface SuffixLength {
  readonly min: number
  readonly max: number
}

const isWithin = (length: number, { min, max }: SuffixLength) => length >= min && length <= max

/**
 * Whether a text looks like an e-mail address: a local part, one @, a domain without empty labels, and a
 * suffix of 2 to 6 letters by default. The check is simple on purpose, because only a delivered message
 * proves that an address exists.
 *
 * The OpenAPI contract has the same rule with the default suffix.
 */
export function isEmail(value: string, suffix: SuffixLength = limits.emailSuffix): boolean {
  if ([...value.trim()].length > limits.emailMaxLength) return false
  const [, domain] = /^[^\s@"(),:;<>[\\\]]+@([^\s@]+)$/.exec(value.trim()) ?? []
  if (domain === undefined) return false
  const labels = domain.split('.')
  const last = labels.pop() ?? ''
  const isNamed =
    labels.length > 0 && labels.every((label) => /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label))
  return isNamed && /^\p{L}+$/u.test(last) && isWithin([...last].length, suffix)
}

export function emailProblem(value: string, suffix?: SuffixLength): FieldProblem | null {
  if (value.trim() === '') return 'required'
  return isEmail(value, suffix) ? null : 'invalidEmail'
}
