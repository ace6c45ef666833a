import { mergeClasses } from '@fluentui/react-components'
import { useWordmarkStyles } from './Wordmark.styles.ts'

export interface WordmarkProps {
  /** `small` for the top bar (default), `large` for pages of their own such as the login. */
  readonly size?: 'small' | 'large'
}

/** The product's sign: two overlapping rounded chevrons and its name, in the colours of the theme. */
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
