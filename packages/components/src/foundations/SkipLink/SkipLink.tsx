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
  /** Id of the target: the page's `main`, with `tabIndex={-1}`. */
  readonly targetId: string
  /** Default: 'Skip to content'. */
  readonly label?: string | undefined
}

/** A link that skips the navigation. The link is visible only while it has the focus. */
export function SkipLink({ targetId, label = 'Skip to content' }: SkipLinkProps) {
  const styles = useSkipLinkStyles()
  return (
    <a
      href={`#${targetId}`}
      className={styles.root}
      onClick={(event) => {
        // Only the app's router may change the address.
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
