import { useLayoutEffect } from 'react'

/**
 * Applies a style sheet to the page while the component is mounted. For rules that `makeStyles` cannot express, and for
 * the styles of a library. The page's policy forbids inline style elements.
 */
export function useStyleSheet(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [css])
}
