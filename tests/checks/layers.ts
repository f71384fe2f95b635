/**
 * The top folders of an app, from the roof to the ground, each with what it is for. A folder imports only
 * folders below it. The folder `src` stands for the files that are in no folder.
 */
export const layers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/service/src': {
    src: 'starts the built service',
    start: 'reads the settings, and starts and stops the service',
    server: 'answers requests: routes, permissions, validation, problems, static files',
    jobs: 'runs what nobody waits for: closing, learning, matching, alerts, reminders, e-mails',
    admin: 'runs the commands of administrators',
    narrowings: 'proposes filters that leave out what an agent found in vain',
    rehearsals: 'counts what an agent would have sent, before it is saved',
    explanations: 'says why agents find an item or not, and when they mailed it',
    alerts: 'mails what agents and lists have found',
    reminders: 'mails before deadlines',
    calendar: 'shows the windows of tenders in the calendars of users',
    guide: 'returns news of the product and its user guide',
    import: 'reads Open Contracting releases and code lists',
    agents: 'saves searches, and finds the agents that match an item',
    search: 'turns filters and words into SQL, and finds items',
    items: 'writes and reads projects, procurements and companies, with lists, notes and hidden items',
    terms: 'returns countries, phases, roles and criteria',
    accounts: 'knows users, sessions, passwords, limited access and subscriptions',
    words: 'learns the words of the items, the parts of compounds, and synonyms',
    mail: 'composes, queues and sends e-mails',
    ledger: 'records every change of an item as data, and words it',
    contract: 'knows callers, problems, the contract, and what is paid',
    storage: 'keeps one schema on two database engines',
    reference: 'lists countries, languages, phases, roles and criteria',
  },
}
