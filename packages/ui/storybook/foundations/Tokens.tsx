import * as css from '../stories.css'
import type { ShownGroup, ShownToken } from './tokenList'
import { tokenGroups } from './tokenList'
import { TokenSample } from './TokenSample'

function Token({ group, token: { name, description, values } }: { group: string; token: ShownToken }) {
  return (
    <li className={css.token}>
      <div>
        <strong>
          {group}.{name}
        </strong>
        <div className={css.muted}>{description}</div>
      </div>
      <div className={css.tokenValues}>
        {values.map(([context, value]) => (
          <div key={context} className={css.tokenValue}>
            <TokenSample group={group} name={name} value={value} />
            <div className={css.meta}>
              {context !== '' && <div>{context}</div>}
              <div>{group === 'breakpoint' ? `${value}px` : value}</div>
            </div>
          </div>
        ))}
      </div>
    </li>
  )
}

function Group({ group: { name, description, tokens } }: { group: ShownGroup }) {
  return (
    <section className={css.stack} aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`} className={css.count}>
        {name}
      </h2>
      <p className={css.lead}>{description}</p>
      <ul>
        {tokens.map((token) => (
          <Token key={token.name} group={name} token={token} />
        ))}
      </ul>
    </section>
  )
}

export function Tokens() {
  return (
    <div className={css.page}>
      <h1 className={css.title}>Tokens</h1>
      <p className={css.lead}>
        A token is a design decision with a name. In CSS, <code>color.ink</code> is the custom property{' '}
        <code className={css.unbroken}>--spadestik-color-ink</code>. Shadows and breakpoints are constants of
        TypeScript.
      </p>
      {tokenGroups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </div>
  )
}
