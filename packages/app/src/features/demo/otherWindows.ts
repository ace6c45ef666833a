import { writeLocalItem } from '../../shared/storage/localItem.ts'

/** Written with each change of the workspace, so that the other windows hear of it. The time makes each one new. */
export const changeKey = 'demo/workspaceChange'

/** `restarted`: it is another workspace. `moved on`: something has happened in it. */
export type WorkspaceChange = 'restarted' | 'moved on'

export function tellOtherWindows(change: WorkspaceChange): void {
  // Without storage the other windows show the change when they next ask.
  writeLocalItem(changeKey, `${Date.now()} ${change}`)
}
