import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useDevices } from '../../flows/devices'
import { Heading } from '../../ui/Heading'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { ScreensDrawing } from '../shared/drawings/ScreensDrawing'
import { DeviceCard } from './DeviceCard'

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  },
})

/** The devices and contracts of a TV subscription. */
export default function Devices() {
  const { LL } = useI18nContext()
  const devices = useDevices()
  return (
    <>
      <ScreenHeading marginBottom="5">{LL.device.heading()}</ScreenHeading>
      <QueryView
        query={devices}
        emptyText={LL.device.empty()}
        emptyDrawing={<ScreensDrawing />}
        skeleton={<Skeleton height="12rem" />}
      >
        {(list) => (
          <>
            <Heading level={2} marginBottom="4">
              {LL.device.noDebt()}
            </Heading>
            <Grid>
              {list.map((device, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: devices may share a contract, and the list is static
                <DeviceCard key={`${device.productId} ${index}`} device={device} />
              ))}
            </Grid>
          </>
        )}
      </QueryView>
    </>
  )
}
