import { expect, test } from 'vitest'
import { loginWait } from './checkLogin'

test.each([
  [0, 0],
  [19, 0],
  [20, 500],
  [29, 500],
  [30, 1000],
  [40, 2000],
  [60, 8000],
  [70, 10_000],
  [1_000_000, 10_000],
])('[W02] after %i wrong passwords, 20 of them free, a login waits %i ms', (failures, ms) => {
  expect(loginWait(failures, 20)).toBe(ms)
})
