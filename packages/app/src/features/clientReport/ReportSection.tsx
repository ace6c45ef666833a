import { Skeleton, SkeletonItem } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { useClientReportStyles } from './clientReport.styles.ts'
import { type ReportQuery } from './reportQueries.ts'

interface ReportSectionProps<T> {
  readonly title: string
  readonly query: ReportQuery<T>
  /** Title of the error message if the section cannot be loaded. */
  readonly failed: string
  readonly render: (data: T) => ReactNode
}

const skeletonRows = [0, 1, 2]

/** A section of the report with its heading. Each section loads independently, and shows its own error. */
export function ReportSection<T>({ title, query, failed, render }: ReportSectionProps<T>) {
  const styles = useClientReportStyles()
  const titleId = useId()
  const { data, error, refetch } = query
  return (
    <section aria-labelledby={titleId} aria-busy={data === undefined && !error} className={styles.section}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {data === undefined && error && (
        <LoadFailed isCompact headingLevel={3} title={failed} error={error} onRetry={refetch} />
      )}
      {data === undefined && !error && (
        <Skeleton aria-label={title} className={styles.skeleton}>
          {skeletonRows.map((row) => (
            <SkeletonItem key={row} size={24} />
          ))}
        </Skeleton>
      )}
      {data !== undefined && render(data)}
    </section>
  )
}
