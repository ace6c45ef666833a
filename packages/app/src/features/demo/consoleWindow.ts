export const consolePath = '/console'

/** Opens the console in a separate window, or focuses that window. */
export function openConsoleWindow(basename: string): void {
  window.open(`${basename}${consolePath}`, 'tandem-demo-console', 'popup,width=420,height=900')?.focus()
}
