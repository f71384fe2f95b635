/** The variables that have one of a few values, with these values. */
const choices = {
  NODE_ENV: ['production', 'development', 'test'],
  DEMO_DATA: ['on', 'off'],
  WEBHOOK_LOOPBACK: ['on', 'off'],
  EMBEDDED_DATABASE: ['allow'],
  INSECURE_URL: ['allow'],
  GENERATED_SECRET: ['allow'],
} as const

/**
 * Returns the variables whose value is none of those that have a meaning. A misspelt `production` would otherwise
 * turn off everything that protects customers.
 */
export function choiceFaults(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(choices).flatMap(([name, values]) => {
    const value = environment[name] || undefined
    if (value === undefined || values.some((one) => one === value)) return []
    return [`${name} is "${value}", which has no meaning. Use ${values.join(', ')}, or leave it empty.`]
  })
}
