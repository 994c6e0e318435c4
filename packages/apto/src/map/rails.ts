/**
 * Lines of rail on sheet W as they lay in 1937, hex by hex. Designed from public history; text are the sides 2609-2709,
 * 3507-3508 and 5232-5332 (5.8) and the Soviet hexes at the edge of the map, 5811, 5818, 5823, 5824 and 6028 (6.1).
 */
export const rails: { readonly [line: string]: string } = {
  'Peiping–Hankow': '4919 4818 4718 4618 4518 4417 4317 4217',
  'Peiping–Suiyuan': '4919 4918 4917 4916 4915',
  'Peiping–Mukden': '4919 4819 4920 4921 5021 5022',
  'Tientsin–Pukow': '4819 4719 4619 4519 4419 4320',
  'Shanghai–Nanking': '4221 4220 4320',
  'Shanghai–Hangchow–Nanchang–Changsha': '4221 4121 4020 4019 4018 4017 4016',
  'Kiukiang–Nanchang': '4119 4018',
  'Canton–Hankow': '4217 4117 4016 3916 3816 3716 3616',
  Lunghai: '4521 4420 4419 4418 4518 4517 4516 4515',
  'Tsingtao–Tsinan': '4621 4620 4619',
  'Shihkiachwang–Taiyuan': '4718 4717',
  'Tatung–Puchow': '4917 4817 4717 4616 4516',
  Yunnan: '3711 3611 3612',

  'South Manchuria': '4821 4922 5022 5123 5124 5224 5325',
  'Chinese Eastern': '5717 5718 5618 5619 5620 5521 5522 5422 5423 5424 5325 5225 5226 5227 5128',
  'Tsitsihar–Ssupingkai': '5423 5323 5223 5123',
  'Harbin–Heiho': '5325 5425 5525 5625',
  'Harbin–Kiamusze': '5325 5326 5327',
  'Hsinking–Rashin': '5124 5125 5126 5127 5027',
  'Mukden–Pusan': '5022 4923 4823 4824 4725 4625 4526',

  'Trans-Siberian, west': '5811 5812 5813 5814 5815 5816 5717 5817 5818',
  'Trans-Siberian, east': '5823 5824 5825 5726 5626 5527 5528 5529 5429 5330 5229 5228 5128',
  'Komsomolsk line': '6028 5929 5829 5730 5630 5530 5429',
  'Sovetskaya Gavan line': '5630 5631 5532 5432 5332 5232',

  Honshu: '4428 4429 4430 4531 4532 4533 4633 4733 4833 4933',
  Kyushu: '4427 4327 4227',
  Hokkaido: '5033 5034 5134',
  Karafuto: '5334 5434',
  Formosa: '3621 3722',

  'Hanoi–Saigon': '3612 3513 3413 3314 3214 3115 3014 2915 2814 2714 2713',
  'Rangoon–Lashio': '3207 3307 3407 3507 3508',
  'Mandalay–Myitkyina': '3507 3607 3708',
  'Bangkok–Singapore': '3009 2909 2809 2709 2609 2510 2410 2311 2211 2112',
  'Bangkok–Chiang Mai': '3009 3110 3209 3309',
  'Bangkok–Phnom Penh': '3009 3010 3011 2912 2812',
  'Bengal and Assam': '3602 3703 3803 3804 3904 3905 3906 3907',
  'Darwin–Birdum': '1128 1028 0928',
  Java: '1613 1614 1615 1616 1617',
};
