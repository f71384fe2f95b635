import type { AccountTables } from './tables/AccountTables'
import type { AgentTables } from './tables/AgentTables'
import type { CalendarTables } from './tables/CalendarTables'
import type { CriteriaTables } from './tables/CriteriaTables'
import type { GuideTables } from './tables/GuideTables'
import type { ImportTables } from './tables/ImportTables'
import type { ItemChangeTables } from './tables/ItemChangeTables'
import type { ItemPartTables } from './tables/ItemPartTables'
import type { ItemTables } from './tables/ItemTables'
import type { MailTables } from './tables/MailTables'
import type { QuotaTables } from './tables/QuotaTables'
import type { SearchTables } from './tables/SearchTables'
import type { SeenItemTables } from './tables/SeenItemTables'
import type { SharingTables } from './tables/SharingTables'
import type { SheetTables } from './tables/SheetTables'
import type { SignInTables } from './tables/SignInTables'
import type { SourceTables } from './tables/SourceTables'
import type { TenderReleaseTables } from './tables/TenderReleaseTables'
import type { TipTables } from './tables/TipTables'
import type { UserTables } from './tables/UserTables'
import type { WebhookTables } from './tables/WebhookTables'
import type { WordTables } from './tables/WordTables'

export type Database = CriteriaTables &
  ItemTables &
  ItemPartTables &
  ItemChangeTables &
  AgentTables &
  GuideTables &
  ImportTables &
  TipTables &
  AccountTables &
  CalendarTables &
  MailTables &
  QuotaTables &
  SearchTables &
  SeenItemTables &
  UserTables &
  SharingTables &
  SheetTables &
  SignInTables &
  SourceTables &
  TenderReleaseTables &
  WebhookTables &
  WordTables
