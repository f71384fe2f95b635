import { retentionNames, retentionRules, variableOf } from '../../accounts/privacy/retention'

interface Variable {
  readonly name: string
  /** What counts without it, in words. */
  readonly usual: string
  /** Whether it is a secret as a whole, or an address that may contain a password. */
  readonly hides?: 'all' | 'password'
}

/** All environment variables of the service, in the order of docs/operations.md, which says what they mean. */
export const variables: readonly Variable[] = [
  { name: 'HOST', usual: '127.0.0.1' },
  { name: 'PORT', usual: '4000' },
  { name: 'PUBLIC_URL', usual: 'http://HOST:PORT' },
  { name: 'DATA_DIR', usual: '.data' },
  { name: 'DATABASE_URL', usual: 'none', hides: 'password' },
  { name: 'MIGRATE', usual: 'on' },
  { name: 'SESSION_SECRET', usual: 'generated', hides: 'all' },
  { name: 'SESSION_SECRET_PREVIOUS', usual: 'none', hides: 'all' },
  { name: 'SMTP_URL', usual: 'none', hides: 'password' },
  { name: 'MAIL_DIR', usual: 'DATA_DIR/mail' },
  { name: 'ALLOWED_ORIGINS', usual: 'none' },
  { name: 'TRUSTED_PROXIES', usual: 'none' },
  { name: 'ROLE', usual: 'all' },
  { name: 'SOURCES', usual: 'none', hides: 'password' },
  { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', usual: 'none', hides: 'password' },
  { name: 'OTEL_SERVICE_NAME', usual: 'spadestik' },
  { name: 'OTEL_TRACES_SAMPLER_ARG', usual: '1' },
  { name: 'METRICS_PORT', usual: 'none' },
  { name: 'METRICS_HOST', usual: '127.0.0.1' },
  { name: 'MAX_EVENT_LOOP_DELAY_MS', usual: '500, embedded 0' },
  { name: 'MAX_MEMORY_MB', usual: '0' },
  { name: 'CALLS_PER_MINUTE', usual: '1200' },
  { name: 'COMPANY_SEARCHES', usual: '6' },
  { name: 'COMPANY_SEARCH_SECONDS', usual: '30' },
  { name: 'NODE_ENV', usual: 'none' },
  { name: 'DEMO_DATA', usual: 'on for the embedded database outside production, otherwise off' },
  { name: 'EMBEDDED_DATABASE', usual: 'none' },
  { name: 'INSECURE_URL', usual: 'none' },
  { name: 'WEBHOOK_LOOPBACK', usual: 'off' },
  { name: 'GENERATED_SECRET', usual: 'none' },
  ...retentionNames.map((name) => ({ name: variableOf(name), usual: String(retentionRules[name].days) })),
]

/** Replaces the password of each address in a text. */
const withoutPasswords = (text: string) => text.replaceAll(/(:\/\/[^\s:@/"]*):[^\s@/"]*@/gu, '$1:***@')

/** A setting as an administrator may see it. */
export interface ShownSetting {
  readonly name: string
  readonly value: string
  readonly isSet: boolean
}

/** Returns all settings that count, without secrets. */
export function shownSettings(environment: Readonly<Record<string, string | undefined>>): ShownSetting[] {
  return variables.map(({ name, usual, hides }) => {
    const given = environment[name]
    if (given === undefined || given === '') return { name, value: usual, isSet: false }
    const value = hides === undefined ? given : hides === 'all' ? '***' : withoutPasswords(given)
    return { name, value, isSet: true }
  })
}
