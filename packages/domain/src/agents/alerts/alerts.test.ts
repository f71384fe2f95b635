import { describe, expect, test } from 'vitest'
import {
  alertChoiceOf,
  alertChoices,
  alertKindOf,
  alertKindsOf,
  alertTimeOf,
  leftChoiceOf,
} from './alertKinds'
import {
  alertKindsBody,
  alertPresetsOf,
  completeAlertKinds,
  kindsOfAlertPreset,
  presetOfAlertKinds,
} from './alertPresets'

describe('the kind of an alert', () => {
  test.each([
    ['new', false, false, 'new'],
    ['deadlineMoved', true, false, 'earlierDeadline'],
    ['deadlineMoved', false, false, 'deadline'],
    ['deadlineAdded', false, false, 'deadline'],
    ['deadlineRemoved', false, false, 'deadline'],
    ['awarded', false, false, 'outcome'],
    ['cancelled', false, false, 'outcome'],
    ['phase', false, true, 'outcome'],
    ['phase', false, false, 'phase'],
    ['sum', false, false, 'sum'],
    ['documents', false, false, 'other'],
    ['text', false, false, 'other'],
  ] as const)('[Z10] of %s (earlier: %s, award: %s) is %s', (kind, isEarlier, isAward, expected) => {
    expect(alertKindOf({ kind, isEarlier, isAward, isReopening: false })).toBe(expected)
  })

  test('[Z10] of a phase that opens a cancelled tender again is outcome', () => {
    const change = { kind: 'phase', isEarlier: false, isAward: false, isReopening: true } as const
    expect(alertKindOf(change)).toBe('outcome')
  })
})

describe('the time of an alert', () => {
  test.each([
    ['atOnce', 'daily', 'always'],
    ['atOnce', 'weekly', 'always'],
    ['atOnce', 'never', 'never'],
    ['withMail', 'always', 'always'],
    ['withMail', 'daily', 'daily'],
    ['withMail', 'weekly', 'weekly'],
    ['never', 'always', 'never'],
    ['never', 'daily', 'never'],
  ] as const)('[Z10] of a change that is mailed %s by a %s agent is %s', (choice, mailTime, expected) => {
    expect(alertTimeOf(choice, mailTime)).toBe(expected)
  })

  test('[Z10] by default, every change waits for the regular mail, and one that ended a match is not mailed', () => {
    const choices = alertKindsOf('agent').map((kind) => [kind, alertChoiceOf(null, kind)])
    expect(new Set(choices.filter(([kind]) => kind !== 'left').map(([, choice]) => choice))).toEqual(
      new Set(['withMail']),
    )
    expect(alertChoiceOf({}, 'left')).toBe('never')
  })

  test.each([
    [undefined, 'deadline', 'withMail'],
    [undefined, 'earlierDeadline', 'withMail'],
    [undefined, 'outcome', 'withMail'],
    [undefined, 'phase', 'never'],
    [undefined, 'other', 'never'],
    [{ left: 'withMail' }, 'phase', 'withMail'],
    [{ left: 'atOnce' }, 'deadline', 'atOnce'],
    [{ left: 'withMail', outcome: 'atOnce' }, 'outcome', 'atOnce'],
    [{ left: 'withMail', outcome: 'never' }, 'outcome', 'withMail'],
    [{ deadline: 'never' }, 'deadline', 'never'],
  ] as const)(
    '[Z11] with %j, a change of kind %s of an item that left is mailed %s',
    (kinds, kind, choice) => {
      expect(leftChoiceOf(kinds, kind)).toBe(choice)
    },
  )
})

describe('the presets', () => {
  test.each(['agent', 'list'] as const)('[Z10] of an %s are found again by their choices', (owner) => {
    for (const preset of alertPresetsOf(owner)) {
      expect(presetOfAlertKinds(kindsOfAlertPreset(preset), owner)).toBe(preset)
    }
    expect(presetOfAlertKinds({ sum: 'atOnce' }, owner)).toBeNull()
    expect(presetOfAlertKinds(undefined, owner)).toBe('everything')
  })

  test('[Z10] of a list have no choice about new items and items that left', () => {
    expect(alertPresetsOf('list')).toEqual(['everything', 'urgentAtOnce', 'urgentOnly'])
    expect(alertKindsOf('list')).toEqual(['earlierDeadline', 'deadline', 'outcome', 'phase', 'sum', 'other'])
    expect(presetOfAlertKinds({ new: 'never', left: 'atOnce' }, 'list')).toBe('everything')
  })

  test('[Z10] “only urgent” mails earlier deadlines and outcomes at once, and nothing else', () => {
    const kinds = kindsOfAlertPreset('urgentOnly')
    const mailed = alertKindsOf('agent').filter((kind) => alertChoiceOf(kinds, kind) !== 'never')
    expect(mailed).toEqual(['earlierDeadline', 'outcome'])
    expect(mailed.map((kind) => alertChoiceOf(kinds, kind))).toEqual(['atOnce', 'atOnce'])
  })

  test('[Z10] choices survive a form and a request, and the default is not sent', () => {
    expect(alertKindsBody(completeAlertKinds(undefined, 'agent'), 'agent')).toEqual({})
    const own = completeAlertKinds({ sum: 'atOnce' }, 'agent')
    expect(own).toMatchObject({ sum: 'atOnce', new: 'withMail', left: 'never' })
    expect(alertKindsBody(own, 'agent')).toEqual({ alertKinds: own })
    expect(alertKindsBody(undefined, 'list')).toEqual({})
    expect(Object.keys(completeAlertKinds({ left: 'atOnce' }, 'list'))).toEqual(alertKindsOf('list'))
  })

  test('[Z10] the choices are ordered by urgency', () => {
    expect(alertChoices).toEqual(['atOnce', 'withMail', 'never'])
  })
})
