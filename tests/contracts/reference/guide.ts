import type { Markup } from './Markup'
import { markup } from './Markup'
import { examples } from './guideExamples'
import { problemRows } from './problemRows'
import { inline, prose } from './prose'

function table(label: string, head: readonly string[], rows: readonly (readonly string[])[]): Markup {
  return markup`<div class="wide" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${head.map((text) => markup`<th scope="col">${text}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first = '', ...rest]) =>
            markup`<tr>
              <th scope="row">${inline(first)}</th>
              ${rest.map((text) => markup`<td>${inline(text)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

const sections: readonly (readonly [id: string, title: string, body: Markup])[] = [
  [
    'first-call',
    'A first call',
    markup`${prose(`A user with a paid product makes a key in Settings, under Keys for programs, with the scope \`search:read\`. Every call carries the key as its bearer token, and \`languageId\` and \`domainId\` in the query. The programs below print all tenders that a text finds.`)}
    ${examples('search')}`,
  ],
  [
    'authentication',
    'Authentication',
    markup`${prose(`Both a person and a program send \`Authorization: Bearer …\`.

- **A key** is for programs. It begins with \`spadestik_\`, is shown once, works until its last day, and reads what its user may read at the time of the call. Its scopes say which operations it opens; each operation names them. It needs no session and ends none.
- **A session** is for people. \`POST /auth\` answers with a token in the header \`jwt\`. An account has one session: a second login ends the first, whose calls get 481. \`POST /auth/logout\` ends it.`)}
    ${examples('logIn')}`,
  ],
  [
    'pages-and-cursors',
    'Pages and cursors',
    markup`${prose(`Searches and lists have pages: \`index\` counts them from 0, and \`limit\` is the size. An empty page comes after the last one. \`count\` is exact up to a thousand; above that, \`countIsCapped\` is true.

Changes have a cursor instead: store \`next\`, send it as \`after\`, and no change is missed or read twice, however long the program was away. Ask again at once while \`hasMore\` is true, and otherwise after a minute or more.`)}
    ${examples('changes')}`,
  ],
  [
    'errors',
    'Errors',
    markup`${prose(`A failed call answers with \`application/problem+json\`: \`status\`, \`kind\`, a \`title\`, a \`detail\` for people, and \`errors\` when the request breaks a rule. Decide by the status; 480, 481, 482 and 498 belong to this API. Only for 503 does the \`kind\` matter. New kinds may be added, so treat an unknown one by its status.`)}
    ${table(
      'Kinds of failed calls',
      ['status', 'kind', 'what to do'],
      problemRows.map(([status, kind, advice]) => [status, `\`${kind}\``, advice]),
    )}`,
  ],
  [
    'limits',
    'Limits',
    prose(
      `Each call counts in quotas: for the key, the user and the company, or for the address when nobody is logged in. \`RateLimit-Policy\` names the quotas that hold for a call, \`RateLimit\` says what is left and in how many seconds there is more. After 429, wait for \`Retry-After\`. Names and amounts can change, so read the headers rather than counting yourself.`,
    ),
  ],
  [
    'webhooks',
    'Webhooks',
    markup`${prose(`A webhook tells a program that something has changed on a list, or in what an agent finds. The hint names no item. The program checks the signature of Standard Webhooks, stores \`webhook-id\`, answers with 200 to 299 within ten seconds, and then reads the changes with its own cursor. The same message can come twice. A hint is tried eight times in about two days; after that, or after 410, the webhook ends until its user resumes it.`)}
    ${examples('webhooks')}`,
  ],
  [
    'versions',
    'Versions, and what may change',
    prose(`The version is that of the contract. While it begins with 0, a break is a new second number.

- **No break**: a new operation, a new property of a response, a new optional property of a request, a new value of \`kind\`, a new quota, another text. Ignore what you do not know.
- **A break**: a property or an operation goes away, a type or a status changes, an optional property becomes required.

Requests are closed, so a misspelt property is refused with 400 instead of being ignored.`),
  ],
  [
    'languages-and-domains',
    'Languages and domains',
    markup`${prose(`\`languageId\` decides the language of names and texts, and \`domainId\` the national variant, with its time zone. A product covers some domains; a call for another one gets 403 with \`domain\`.`)}
    ${table(
      'Languages and domains',
      ['id', 'parameter', 'meaning'],
      [
        ['1', '`languageId`', 'English'],
        ['2', '`languageId`', 'Danish'],
        ['4', '`languageId`', 'Swedish'],
        ['7', '`languageId`', 'Norwegian (bokmål)'],
        ['9', '`domainId`', 'Denmark'],
        ['8', '`domainId`', 'Sweden'],
        ['10', '`domainId`', 'Norway'],
      ],
    )}`,
  ],
  [
    'dates-and-money',
    'Dates and money',
    prose(`Days are \`YYYY-MM-DD\`. Times are RFC 3339 with an offset. The time of a deadline, such as \`12:00\`, is that of the country of its tender.

Amounts are whole or decimal numbers in units of their own currency, and \`currency\` says which. Compare two amounts only when their currencies are equal. Sizes are in square metres. Properties that need a paid product are null for callers without one, so null means unknown or withheld, never zero.`),
  ],
]

const anchorOf = (id: string): string => `guide-${id}`

/** The entries of the guide in the navigation. */
export const guideLinks = (): Markup =>
  markup`<h2>Guide</h2>
    <ul>
      ${sections.map(([id, title]) => markup`<li><a href="#${anchorOf(id)}">${title}</a></li>`)}
    </ul>`

/** Renders the guide for people who write a program against the API. */
export const renderGuide = (): Markup =>
  markup`<h2>Guide</h2>
    ${sections.map(
      ([id, title, body]) =>
        markup`<section id="${anchorOf(id)}" aria-labelledby="${anchorOf(id)}-title">
          <h3 id="${anchorOf(id)}-title">${title}</h3>
          ${body}
        </section>`,
    )}`
