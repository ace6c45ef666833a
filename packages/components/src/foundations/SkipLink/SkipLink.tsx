import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { focusOutline, onBrand } from '../../theme/styleFragments.ts'

const useSkipLinkStyles = makeStyles({
  root: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    zIndex: 1_000,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    ...onBrand,
    boxShadow: tokens.shadow8,
    textDecorationLine: 'none',
    ...typographyStyles.body1Strong,
    ':not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    ':focus-visible': { ...focusOutline, outlineOffset: tokens.strokeWidthThick },
  },
})

export interface SkipLinkProps {
  /** Id of the element that gets the focus: the page's `main`, with `tabIndex={-1}`. */
  readonly targetId: string
  /** Default: 'Skip to content'. */
  readonly label?: string | undefined
}

/**
 * A link that skips the navigation. It is the first tab stop of a page, and hidden until it has the focus. Keyboard:
 * Tab shows the link, Enter moves the focus to the content.
 */
export function SkipLink({ targetId, label = 'Skip to content' }: SkipLinkProps) {
  const styles = useSkipLinkStyles()
  return (
    <a
      href={`#${targetId}`}
      className={styles.root}
      onClick={(event) => {
        // Keeps the address unchanged, because only the app's router may change it.
        event.preventDefault()
        const target = document.querySelector<HTMLElement>(`#${CSS.escape(targetId)}`)
        target?.focus()
        target?.scrollIntoView()
      }}
    >
      {label}
    </a>
  )
}
