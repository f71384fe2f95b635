import type { Schemas } from '@spadestik/api-client/schema'
import { may, mayUseProjectPhase } from '@spadestik/domain/access'
import { dayAt } from '@spadestik/domain/dates'
import { readAgents } from '../agents/readAgents'
import { userOf } from '../contract/Caller'
import type { Call, Handler } from '../contract/Operation'
import { found, Problem } from '../contract/Problem'
import { viewOf } from '../contract/View'
import { nameIn } from '../terms/inLanguage'
import { readHiddenIds } from '../items/hidden/readHiddenIds'
import type { AgentKinds, AgentType } from '../storage/records/AgentFilters'
import { askedConditions } from '../filters/askedConditions'
import type { AskedCondition } from '../filters/FilterRow'
import type { Evaluation } from '../agents/evaluateConditions'
import { evaluateConditions } from '../agents/evaluateConditions'
import type { NotFound } from './readMails'
import { readMails } from './readMails'
import type { ItemValues } from './readItemValues'
import { readItemValues } from './readItemValues'
import { readMeetingLots, withLots } from './readMeetingLots'
import { readMissingTexts } from './readMissingTexts'

type Agent = AgentKinds[AgentType]['agent']

interface Compared {
  readonly agent: Agent
  readonly asked: readonly AskedCondition[]
  readonly evaluation: Evaluation
}

async function readMissing(call: Call<'getExplanations'>, compared: readonly Compared[]) {
  const { db, path, language, caller } = call
  const failing = compared.filter(
    ({ agent, evaluation }) => evaluation.met.freeSearch === false && agent.freeSearchType !== 'zipCode',
  )
  const rows = await db
    .selectFrom('agents')
    .select(['id', 'reader'])
    .where('id', '=', (any) => any.fn.any(any.val(failing.map(({ agent }) => agent.id))))
    .execute()
  const readers = new Map(rows.map(({ id, reader }) => [id, reader]))
  const missing = await readMissingTexts(
    db,
    path.id,
    failing.map(({ agent }) => ({
      text: agent.freeSearch ?? '',
      reader: readers.get(agent.id) ?? language,
    })),
    { itemType: path.itemType, seesPaidDetails: may(caller, 'readPaidDetails') },
    language,
  )
  return new Map(failing.map(({ agent }, index) => [agent.id, missing[index] ?? []]))
}

function explainCondition(
  { name, asked, typeId }: AskedCondition,
  { agent, evaluation }: Compared,
  item: ItemValues,
  typeNames: ReadonlyMap<number, string>,
  missing: readonly string[],
  isWithheld: boolean,
): Schemas['ExplainedCondition'] {
  const isOfType = typeId !== null
  const typeIds = isOfType
    ? [typeId]
    : (agent.criteria ?? []).filter(({ included }) => !included).map((one) => one.typeId)
  return {
    name,
    criterionType: isOfType ? (typeNames.get(typeId) ?? null) : null,
    isMet: isWithheld
      ? null
      : isOfType
        ? evaluation.metTypes.includes(typeId)
        : evaluation.met[name] !== false,
    isWithheld,
    asked,
    found: isWithheld ? null : item.valueOf(name, typeIds),
    missing: name === 'freeSearch' ? [...missing] : [],
  }
}

async function compare(call: Call<'getExplanations'>): Promise<Compared[]> {
  const { db, caller, path, language, now, timeZone } = call
  const { itemType, id } = path
  const today = dayAt(now.getTime(), timeZone)
  const agents: Agent[] = await readAgents(db, itemType, { userId: userOf(caller).id, index: 0 }, language)
  const compared = agents.map((agent) => ({ agentId: agent.id, itemId: id }))
  const seesPaidDetails = may(caller, 'readPaidDetails')
  const evaluations = await evaluateConditions(db, { itemType, now }, compared, seesPaidDetails)
  const byAgent = new Map(evaluations.map((evaluation) => [evaluation.agentId, evaluation]))
  return agents.flatMap((agent) => {
    const evaluation = byAgent.get(agent.id)
    if (evaluation === undefined) return []
    return [{ agent, asked: askedConditions(itemType, agent, { language, today }), evaluation }]
  })
}

const failing = ({ conditions }: Schemas['AgentExplanation']) =>
  conditions.filter(({ isMet }) => isMet === false).length

/**
 * Explains how an item compares with each agent (a saved search) of the caller (W11).
 *
 * @throws Problem `forbidden` when the item is a company and the caller may not read companies, `notFound`
 * when there is no such item.
 */
export const getExplanations: Handler<'getExplanations'> = async (call) => {
  const { db, caller, path, language } = call
  const { itemType, id } = path
  if (itemType === 'company' && !may(caller, 'readCompany')) {
    throw new Problem(
      'forbidden',
      'Companies are not part of what you have access to, so nothing can be explained. Ask for another subscription.',
    )
  }
  const view = viewOf(call)
  const item = found(await readItemValues(db, itemType, id, view), itemType)
  const isHidden = itemType !== 'company' && (await readHiddenIds(db, caller, `${itemType}_id`)).includes(id)
  const isOutsideProduct = item.projectPhaseId !== null && !mayUseProjectPhase(caller, item.projectPhaseId)
  const compared = await compare(call)
  const types = await db.selectFrom('criterion_types').select(['id', 'names']).execute()
  const typeNames = new Map(types.map((type) => [type.id, nameIn(type.names, language, 'en')]))
  const missing = await readMissing(call, compared)
  const seesPaidDetails = may(caller, 'readPaidDetails')
  const notFound = ({ evaluation }: Compared): NotFound | null => {
    if (Object.values(evaluation.met).includes(false)) return 'notFound'
    if (isHidden) return 'hidden'
    return isOutsideProduct ? 'product' : null
  }
  const reasons = new Map(compared.map((one) => [one.agent.id, notFound(one)]))
  const mails = await readMails(db, view, { type: itemType, id }, reasons)
  const lots = await readMeetingLots(
    db,
    path,
    compared.flatMap(({ asked }) => asked),
  )
  const agents = compared.map((one): Schemas['AgentExplanation'] => {
    const { agent, asked } = one
    const conditions = asked.map((condition) =>
      withLots(
        explainCondition(
          condition,
          one,
          item,
          typeNames,
          missing.get(agent.id) ?? [],
          !seesPaidDetails && condition.isPaid === true,
        ),
        lots.get(condition) ?? [],
      ),
    )
    return {
      agentId: agent.id,
      agentName: agent.name,
      isFound: reasons.get(agent.id) === null,
      conditions,
      mailTime: agent.mailTime,
      ...(mails.get(agent.id) ?? { lastMail: null, nextMail: null, noMail: null }),
    }
  })
  const nearestFirst = agents.toSorted((a, b) => failing(a) - failing(b) || a.agentId - b.agentId)
  return { type: itemType, id, name: item.name, isHidden, isOutsideProduct, agents: nearestFirst }
}
