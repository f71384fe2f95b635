import * as companySignIn from '../../accounts/companySignInHandlers'
import * as apiKeys from '../../accounts/keys/handlers'
import * as limitedAccess from '../../accounts/limitedAccessHandlers'
import * as passwords from '../../accounts/passwordHandlers'
import * as privacy from '../../accounts/privacyHandlers'
import * as sessions from '../../accounts/sessionHandlers'
import * as subscriptions from '../../accounts/subscriptionHandlers'
import * as users from '../../accounts/userHandlers'
import * as customers from '../../admin/operations/customerHandlers'
import * as customerKeys from '../../admin/operations/keyHandlers'
import * as customerMails from '../../admin/operations/mailHandlers'
import * as customerProducts from '../../admin/operations/productHandlers'
import * as customerReading from '../../admin/operations/readingHandlers'
import * as customerRequests from '../../admin/operations/requestHandlers'
import * as customerRuns from '../../admin/operations/runHandlers'
import * as agents from '../../agents/handlers'
import * as calendar from '../../outside/calendar/handlers'
import * as changes from '../../outside/changes/handlers'
import * as explanations from '../../explanations/handlers'
import * as guide from '../../guide/handlers'
import * as companies from '../../items/companyHandlers'
import * as hiddenItems from '../../items/hidden/handlers'
import * as items from '../../items/itemHandlers'
import * as lists from '../../items/lists/handlers'
import * as notes from '../../items/notes/handlers'
import * as seenItems from '../../items/seen/handlers'
import * as selectedItems from '../../items/selected/handlers'
import * as tips from '../../items/tips/handlers'
import * as updates from '../../items/updates/handlers'
import type { Handler, OperationId } from '../../contract/Operation'
import * as reference from '../../terms/handlers'
import * as narrowings from '../../explanations/narrowings/handlers'
import * as rehearsals from '../../rehearsals/handlers'
import * as reminders from '../../reminders/handlers'
import * as search from '../../search/handlers'
import * as sheets from '../../outside/sheets/exports/handlers'
import * as deliveries from '../../outside/webhooks/deliveryHandlers'
import * as webhooks from '../../outside/webhooks/handlers'

/**
 * The handlers of all operations. Files of handlers export only handlers, and each handler has the name of
 * its operation.
 */
export const handlers: { readonly [Id in OperationId]?: Handler<Id> } = {
  ...agents,
  ...apiKeys,
  ...calendar,
  ...changes,
  ...companies,
  ...companySignIn,
  ...customerKeys,
  ...customerMails,
  ...customerProducts,
  ...customerReading,
  ...customerRequests,
  ...customerRuns,
  ...customers,
  ...explanations,
  ...guide,
  ...hiddenItems,
  ...items,
  ...limitedAccess,
  ...lists,
  ...narrowings,
  ...notes,
  ...passwords,
  ...privacy,
  ...reference,
  ...rehearsals,
  ...reminders,
  ...search,
  ...sheets,
  ...webhooks,
  ...deliveries,
  ...seenItems,
  ...selectedItems,
  ...sessions,
  ...subscriptions,
  ...tips,
  ...updates,
  ...users,
}
