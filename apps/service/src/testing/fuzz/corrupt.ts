import fc from 'fast-check'

function nested(depth: number): unknown {
  let value: unknown = 0
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { part: value }
  return value
}

const wrong = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  2_147_483_648,
  1e300,
  true,
  [],
  {},
  [null],
  'x'.repeat(20_000),
  `+${'1'.repeat(80_000)}x`,
  Array.from({ length: 10_000 }, () => 0),
  nested(1000),
  'with \u0000 inside',
  '2026-02-30',
  '\ud800',
  { $ref: '#' },
)

export function corrupt(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return wrong
  const keys = Object.keys(value)
  const put = (key: string, part: unknown): unknown =>
    Array.isArray(value)
      ? value.map((one, index) => (String(index) === key ? part : one))
      : { ...value, [key]: part }
  const extra = wrong.map((part) =>
    Array.isArray(value) ? [...value, part] : { ...value, unknownPart: part },
  )
  const own = value as Record<string, unknown>
  const ofPart = keys.map((key) => fc.oneof(corrupt(own[key]), wrong).map((part) => put(key, part)))
  const without = keys.map((key) =>
    fc.constant(Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))),
  )
  return fc.oneof(wrong, extra, ...ofPart, ...(Array.isArray(value) ? [] : without))
}
