import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { Print20Regular } from '@fluentui/react-icons/svg/print'
import { ButtonLink, ErrorState, PageHead } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { useLayoutEffect, useMemo } from 'react'
import { clientEntityMessages } from '../../entities/client/messages.ts'
import { reportRangeKey } from '../../entities/client/links.ts'
import { StatsRangePicker } from '../../entities/statistics/StatsRangePicker.tsx'
import { useChooseRange } from '../../entities/statistics/rangeInAddress.ts'
import { isNotVisible } from '../../shared/api/RequestError.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { useMissingPageTitle } from '../../shared/page/missingPage.ts'
import { useRouteId } from '../../shared/router/routeId.ts'
import { useClientReportStyles } from './clientReport.styles.ts'
import { clientReportMessages as texts } from './messages.ts'
import { reportQueries, reportRangeAtom } from './reportQueries.ts'
import { ReportSheet } from './ReportSheet.tsx'
import printStyles from './print.css?inline'

/** Shown for an unknown client, and for a client that the user cannot see. */
function NoClient() {
  useMissingPageTitle()
  const { title, text, action } = clientEntityMessages.notFound
  return (
    <ErrorState
      headingLevel={1}
      status={404}
      title={title}
      text={text}
      actions={<ButtonLink to="/clients">{action}</ButtonLink>}
    />
  )
}

/** Applies a style sheet while the page is open. The content security policy forbids `style` elements. */
function useStyleSheet(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [css])
}

/** Browsers name the PDF after the title of the document. */
function print(fileName: string): void {
  const { title } = document
  document.title = fileName
  window.print()
  document.title = title
}

/** The results of a client for a range of days, on two pages to print (CLIENT-21). */
export default function ClientReportPage() {
  const styles = useClientReportStyles()
  useStyleSheet(printStyles)
  const id = useRouteId()
  const queries = useMemo(() => reportQueries(id), [id])
  const { data: client, error, refetch } = useAtomValue(queries.client)
  const range = useAtomValue(reportRangeAtom)
  const chooseRange = useChooseRange(reportRangeKey)
  if (id === undefined || isNotVisible(error)) return <NoClient />
  if (error && !client)
    return <LoadFailed headingLevel={1} title={clientEntityMessages.failed} error={error} onRetry={refetch} isPrimary />
  return (
    <div className={styles.root}>
      <PageHead
        title={texts.title}
        help={texts.help}
        actions={
          <>
            <StatsRangePicker range={range} onChange={chooseRange} />
            <ButtonLink to={`/clients/manage/${id}`}>{texts.back}</ButtonLink>
            <Button
              appearance="primary"
              icon={<Print20Regular />}
              disabled={!client}
              onClick={() => client && print(texts.fileName(client.name, range.start, range.end))}
            >
              {texts.save}
            </Button>
          </>
        }
      />
      {client ? (
        <ReportSheet client={client} queries={queries} />
      ) : (
        <div aria-busy className={styles.sheet}>
          <Skeleton aria-label={texts.title} className={styles.page}>
            <SkeletonItem size={48} />
            <SkeletonItem size={96} />
            <SkeletonItem className={styles.place} />
          </Skeleton>
        </div>
      )}
    </div>
  )
}
