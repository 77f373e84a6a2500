import { useEffect, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Button } from '../../ui/Button'
import { Box } from '../../ui/layout'
import { qrPicture } from '../../ui/QrCode'

/** On a phone, which cannot scan its own screen: hands the code to the banking app, where the browser can. */
export function ShareCode({ text }: { text: string }) {
  const { LL } = useI18nContext()
  const [files, setFiles] = useState<[File]>()
  useEffect(() => {
    let isCurrent = true
    // Drawn before the press: some browsers share only at once.
    const draw = async () => {
      const picture = await qrPicture(text)
      const drawn: [File] | undefined = picture && [new File([picture], 'qr.png', { type: picture.type })]
      if (isCurrent && navigator.canShare?.({ files: drawn })) setFiles(drawn)
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [text])
  // She may close the browser's sheet.
  const share = () => void navigator.share({ files }).catch(() => undefined)
  return (
    files && (
      <Box display={{ base: 'block', md: 'none' }}>
        <Button variant="outline" onClick={share}>
          {LL.transfer.shareCode()}
        </Button>
      </Box>
    )
  )
}
