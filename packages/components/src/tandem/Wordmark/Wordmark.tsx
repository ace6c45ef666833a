import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { inlineRow } from '../../theme/styleFragments.ts'

const useWordmarkStyles = makeStyles({
  root: { ...inlineRow(tokens.spacingHorizontalS), color: tokens.colorNeutralForeground1 },
  mark: { display: 'block', height: '20px', width: 'auto', flexShrink: 0 },
  largeMark: { height: '32px' },
  back: { stroke: tokens.colorBrandStroke1, strokeOpacity: 0.45 },
  front: { stroke: tokens.colorBrandStroke1 },
  name: { ...typographyStyles.subtitle2, letterSpacing: '-0.01em' },
  largeName: { ...typographyStyles.title2 },
})

export interface WordmarkProps {
  /** `small` is for the top bar, `large` for pages without the top bar. Default: `small`. */
  readonly size?: 'small' | 'large' | undefined
}

/** The product's logo. */
export function Wordmark({ size = 'small' }: WordmarkProps) {
  const styles = useWordmarkStyles()
  return (
    <span className={styles.root}>
      <svg
        viewBox="0 0 28 24"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={mergeClasses(styles.mark, size === 'large' && styles.largeMark)}
        aria-hidden
      >
        <path d="M5 4.5 12.5 12 5 19.5" className={styles.back} />
        <path d="M13.5 4.5 21 12l-7.5 7.5" className={styles.front} />
      </svg>
      <span className={mergeClasses(styles.name, size === 'large' && styles.largeName)}>Tandem</span>
    </span>
  )
}
