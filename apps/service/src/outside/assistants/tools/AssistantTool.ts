import type { ItemType } from '@spadestik/domain/search'
import type { z } from 'zod'
import type { Call, OperationId, ResponseOf } from '../../../contract/Operation'

/** What a tool sends to an operation. The language and the domain are those of the user. */
export interface InnerRequest<Id extends OperationId> {
  readonly path?: Call<Id>['path']
  readonly query?: Omit<Call<Id>['query'], 'languageId' | 'domainId'>
  readonly body?: Call<Id>['body']
}

/** Who uses a tool, and how it reaches what the user of the key may see. */
export interface AssistantCall {
  /** Calls an operation of the contract with the key of the caller. @throws InnerRefusal */
  readonly request: <Id extends OperationId>(id: Id, request?: InnerRequest<Id>) => Promise<ResponseOf<Id>>
  readonly userId: number
  /** Returns the address of the page of an item. */
  readonly urlOf: (kind: ItemType, id: number) => string
}

interface ToolOf<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string
  readonly title: string
  /** What it does, for assistants. */
  readonly description: string
  readonly input: Input
  readonly output: Output
  /** Absent for a tool that only reads. No tool deletes. */
  readonly writes?: true
  readonly run: (call: AssistantCall, input: z.infer<Input>) => Promise<z.infer<Output>>
}

/** Any tool. A list cannot keep the types of each, so `defineTool` checks them and then forgets them. */
export type AssistantTool = ToolOf<z.ZodObject, z.ZodObject>

/** Checks that the tool takes what its input schema describes, and returns what its output schema describes. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: ToolOf<Input, Output>,
): AssistantTool => tool as unknown as AssistantTool
