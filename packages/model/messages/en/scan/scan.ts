import type { scan as ko } from '../../ko/scan/scan.ts';

export const scan = {
  scan_lead: 'Point the camera at the QR code on a bag of coffee or on an invitation, and it opens.',
  scan_camera: 'With the camera',
  scan_start: 'Start the camera',
  scan_stop: 'Stop the camera',
  scan_looking: 'Hold the QR code in the middle of the picture.',
  scan_view: 'Picture of the camera',
  scan_no_camera: 'No camera was found on this device. Choose a picture or type the address.',
  scan_denied:
    'The camera may not be used here. Allow it in the settings of the browser, choose a picture, or type the address.',
  scan_busy: 'The camera could not be started. See whether another app uses it, choose a picture, or type the address.',
  scan_picture: 'In a picture',
  scan_choose: 'Choose a picture',
  scan_picture_none:
    'There is no QR code in this picture that can be read. Choose one taken closer and in better light.',
  scan_picture_unreadable: 'This picture cannot be opened. Choose a JPG or PNG picture.',
  scan_typed: 'By address',
  scan_address: 'Address or number',
  scan_address_hint: 'Paste the address or the number that stands below the QR code.',
  scan_open: 'Open',
  scan_foreign: 'This is no QR code of Hanjan. It holds:',
  scan_unknown: 'Nothing can be seen by this number. See whether it is complete.',
  scan_failed: 'This cannot be looked up right now. Check the connection and try again.',
  scan_intro_title: 'Get to know a coffee by its QR code',
  scan_intro_find_title: 'Look for the code',
  scan_intro_find_text: 'Roasteries and cafes put the QR code of a coffee on the bag, the menu or the receipt.',
  scan_intro_scan_title: 'Point the camera at it',
  scan_intro_scan_text:
    'Use the camera app of your phone or the page that scans here. A picture taken earlier or the address works too.',
  scan_intro_read_title: 'See where the coffee comes from',
  scan_intro_read_text: 'Origin, process, roast date and how to brew it: as much as the roastery shows.',
  scan_intro_note_title: 'Write it down',
  scan_intro_note_text:
    'A note begun there has the name and the green coffee filled in, so that only the taste is left.',
  scan_intro_event: 'QR codes of invitations to work somewhere and of registrations open in the same way.',
} as const satisfies Record<keyof typeof ko, string>;
