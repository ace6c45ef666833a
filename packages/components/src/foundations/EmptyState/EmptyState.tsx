import { makeStyles, mergeClasses, Subtitle1, tokens } from '@fluentui/react-components'
import { type ReactNode, type ReactElement } from 'react'
import { placeholder, placeholderText } from '../../theme/styleFragments.ts'

const useEmptyStateStyles = makeStyles({
  root: placeholder,
  compact: { padding: tokens.spacingHorizontalL },
  title: { margin: 0, textAlign: 'center', overflowWrap: 'anywhere' },
  text: placeholderText,
  action: { marginTop: tokens.spacingVerticalM },
  illustration: { width: '120px', height: '80px', marginBottom: tokens.spacingVerticalS },
  ground: { fill: tokens.colorNeutralBackground4 },
  sheet: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1 },
  line: { stroke: tokens.colorNeutralStroke1 },
  accent: { stroke: tokens.colorBrandStroke1 },
})

type EmptyIllustrationName =
  | 'list'
  | 'sequence'
  | 'chat'
  | 'inbox'
  | 'chart'
  | 'search'
  | 'people'
  | 'profile'
  | 'company'
  | 'calendar'
  | 'snippet'
  | 'reminder'
  | 'missing'

interface EmptyIllustrationProps {
  readonly name: EmptyIllustrationName
}

function EmptyIllustration({ name }: EmptyIllustrationProps) {
  const styles = useEmptyStateStyles()
  const Drawing = drawings[name]
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 80"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.illustration}
    >
      <ellipse cx="60" cy="74" rx="44" ry="4" className={styles.ground} />
      <Drawing sheet={styles.sheet} line={styles.line} accent={styles.accent} />
    </svg>
  )
}

interface DrawingProps {
  readonly sheet: string
  readonly line: string
  readonly accent: string
}

const drawings: Readonly<Record<EmptyIllustrationName, (props: DrawingProps) => ReactElement>> = {
  list: ({ sheet, line, accent }) => (
    <>
      <rect x="30" y="10" width="60" height="58" rx="6" className={sheet} />
      <path d="M50 24h30M50 39h30M50 54h20" className={line} />
      <path d="m38 24 2 2 4-4M38 39l2 2 4-4M38 54l2 2 4-4" className={accent} />
    </>
  ),
  sequence: ({ sheet, line, accent }) => (
    <>
      <rect x="10" y="28" width="28" height="22" rx="5" className={sheet} />
      <rect x="82" y="8" width="28" height="22" rx="5" className={sheet} />
      <rect x="82" y="46" width="28" height="22" rx="5" className={sheet} />
      <path d="M17 36h14M17 42h8M89 16h14M89 22h8M89 54h14M89 60h8" className={line} />
      <path d="M38 39h16c8 0 4-20 14-20h12M54 39c8 0 4 18 14 18h12m-5-43 5 5-5 5m0 28 5 5-5 5" className={accent} />
    </>
  ),
  chat: ({ sheet, line, accent }) => (
    <>
      <path
        d="M22 10h52a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H38l-10 9v-9h-6a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6Z"
        className={sheet}
      />
      <path d="M28 21h38M28 30h24" className={line} />
      <path
        d="M56 38h40a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-4v8l-9-8H56a6 6 0 0 1-6-6V44a6 6 0 0 1 6-6Z"
        className={sheet}
      />
      <path
        d="M56 38h40a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-4v8l-9-8H56a6 6 0 0 1-6-6V44a6 6 0 0 1 6-6ZM62 50h28"
        className={accent}
      />
    </>
  ),
  inbox: ({ sheet, line, accent }) => (
    <>
      <path
        d="M24 42 36 16a6 6 0 0 1 5-4h38a6 6 0 0 1 5 4l12 26v20a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6Z"
        className={sheet}
      />
      <path d="M44 22h32M40 31h40" className={line} />
      <path d="M24 42h22l5 9h18l5-9h22" className={accent} />
    </>
  ),
  chart: ({ sheet, line, accent }) => (
    <>
      <rect x="24" y="10" width="72" height="58" rx="6" className={sheet} />
      <path d="M36 56h50M36 44h50M36 32h50" className={line} />
      <path d="m36 50 13-10 12 6 12-18 13 6" className={accent} />
    </>
  ),
  search: ({ sheet, line, accent }) => (
    <>
      <rect x="24" y="12" width="56" height="54" rx="6" className={sheet} />
      <path d="M34 26h34M34 38h16M34 50h12" className={line} />
      <path d="M74 56a13 13 0 1 0 0-26 13 13 0 0 0 0 26Zm9-4 13 13" className={accent} />
    </>
  ),
  people: ({ sheet, accent }) => (
    <>
      <path d="M18 68v-4a16 16 0 0 1 32 0v4ZM70 68v-4a16 16 0 0 1 32 0v4Z" className={sheet} />
      <path d="M34 42a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm52 0a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z" className={sheet} />
      <path d="M40 68v-6a20 20 0 0 1 40 0v6Zm20-32a11 11 0 1 0 0-22 11 11 0 0 0 0 22Z" className={sheet} />
      <path d="M40 68v-6a20 20 0 0 1 40 0v6Zm20-32a11 11 0 1 0 0-22 11 11 0 0 0 0 22Z" className={accent} />
    </>
  ),
  profile: ({ sheet, line, accent }) => (
    <>
      <rect x="20" y="12" width="80" height="54" rx="6" className={sheet} />
      <path d="M66 28h24M66 39h24M66 50h14" className={line} />
      <path d="M30 56v-2a11 11 0 0 1 22 0v2Zm11-17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z" className={accent} />
    </>
  ),
  company: ({ sheet, line, accent }) => (
    <>
      <path d="M66 34h26a4 4 0 0 1 4 4v30H66Z" className={sheet} />
      <path d="M24 68V16a6 6 0 0 1 6-6h30a6 6 0 0 1 6 6v52Z" className={sheet} />
      <path d="M34 24h6m10 0h6M34 36h6m10 0h6M34 48h6m10 0h6M76 46h10M76 56h10" className={line} />
      <path d="M40 68v-8h10v8" className={accent} />
    </>
  ),
  calendar: ({ sheet, line, accent }) => (
    <>
      <rect x="26" y="14" width="68" height="54" rx="6" className={sheet} />
      <path d="M26 30h68M42 40h6m9 0h6m9 0h6M42 54h6" className={line} />
      <path d="M42 8v10M78 8v10m-20 36 5 5 10-10" className={accent} />
    </>
  ),
  snippet: ({ sheet, line, accent }) => (
    <>
      <rect x="20" y="14" width="80" height="52" rx="6" className={sheet} />
      <path d="M52 30h38M52 40h38M32 52h44" className={line} />
      <path d="M32 38v-4a6 6 0 0 1 4-6M42 38v-4a6 6 0 0 1 4-6M32 38h4v-4h-4ZM42 38h4v-4h-4Z" className={accent} />
    </>
  ),
  reminder: ({ sheet, line, accent }) => (
    <>
      <path d="M34 58c6-6 6-12 6-20a20 20 0 0 1 40 0c0 8 0 14 6 20Z" className={sheet} />
      <path d="M54 58a6 6 0 0 0 12 0M60 18v-6" className={line} />
      <path d="M26 26a28 28 0 0 1 8-12m60 12a28 28 0 0 0-8-12M60 30v10l6 5" className={accent} />
    </>
  ),
  missing: ({ sheet, line, accent }) => (
    <>
      <path d="M36 10h34l18 18v34a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6Z" className={sheet} />
      <path d="M70 10v12a6 6 0 0 0 6 6h12M40 24h16" className={line} />
      <path d="M53 40a7 7 0 1 1 9 6c-2 1-3 2-3 5m0 7v.1" className={accent} />
    </>
  ),
}

export interface EmptyStateProps {
  readonly title: string
  readonly text?: ReactNode | undefined
  readonly action?: ReactNode | undefined
  /** Default: `list`. */
  readonly illustration?: EmptyIllustrationName | undefined
  /** Default: 2. */
  readonly headingLevel?: 2 | 3 | undefined
  /** Less padding. Default: false. */
  readonly isCompact?: boolean | undefined
}

/** Replaces the content of a page or a list that has nothing to show. */
export function EmptyState({
  title,
  text,
  action,
  illustration = 'list',
  headingLevel = 2,
  isCompact = false,
}: EmptyStateProps) {
  const styles = useEmptyStateStyles()
  return (
    <div className={mergeClasses(styles.root, isCompact && styles.compact)}>
      <EmptyIllustration name={illustration} />
      <Subtitle1 as={headingLevel === 2 ? 'h2' : 'h3'} className={styles.title}>
        {title}
      </Subtitle1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
