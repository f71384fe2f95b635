import type { AssistantTool } from './AssistantTool'
import { explainTool, rehearseTool } from './agentTools'
import { changesTool } from './changesTool'
import { itemTool } from './itemTool'
import { addToListTool, listsTool } from './listTools'
import { noteTool } from './noteTool'
import { searchTool } from './searchTool'

/** The tools that assistants have. Nothing deletes (O16). */
export const tools: readonly AssistantTool[] = [
  searchTool,
  itemTool,
  changesTool,
  explainTool,
  rehearseTool,
  listsTool,
  addToListTool,
  noteTool,
]
