import { mergeClasses } from '@fluentui/react-components'
import { useWordmarkStyles } from './Wordmark.styles.ts'

export interface WordmarkProps {
  /** Name beside the mark. Default: 'Tandem'. */
  readonly name?: string
  /** `small` for the top bar (default), `large` for pages of their own such as the login. */
  readonly size?: 'small' | 'large'
  /** Shows the two chevrons alone; the name is still read out. */
  readonly isMarkOnly?: boolean
}

/** The product's sign: two overlapping rounded chevrons and its name, in the colours of the theme. */
export function Wordmark({ name = 'Tandem', size = 'small', isMarkOnly = false }: WordmarkProps) {
  const styles = useWordmarkStyles()
  const mark = (
    <svg
      viewBox="0 0 28 24"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={mergeClasses(styles.mark, size === 'large' && styles.largeMark)}
      {...(isMarkOnly ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <path d="M5 4.5 12.5 12 5 19.5" className={styles.back} />
      <path d="M13.5 4.5 21 12l-7.5 7.5" className={styles.front} />
    </svg>
  )
  if (isMarkOnly) return mark
  return (
    <span className={styles.root}>
      {mark}
      <span className={mergeClasses(styles.name, size === 'large' && styles.largeName)}>{name}</span>
    </span>
  )
}
