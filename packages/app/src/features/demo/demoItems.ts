/** Matches stored items that a new workspace keeps: settings of this browser, and texts that fit any workspace. */
const ofAnyWorkspace = /^demo\/(?:colorScheme|density|isBarHidden|shortcuts|snippets|\w+_columns|\w+_views)$/

const isDropped = (name: string) => name.startsWith('demo/') && !ofAnyWorkspace.test(name)

/** Removes the stored items of the replaced workspace (SIM-37). `tab`: only the session storage. */
export function dropDemoItems(of: 'browser' | 'tab'): void {
  try {
    for (const area of of === 'browser' ? [sessionStorage, localStorage] : [sessionStorage])
      for (const name of Object.keys(area).filter(isDropped)) area.removeItem(name)
  } catch {
    // The browser blocks its storage.
  }
}
