/**
 * Sheet W, row by row from the north (row 61) to the south (row 0), column by column from 0. Designed: drawn once from public
 * coastlines and borders (Natural Earth 1:50m) by the fit of the quoted numbers to latitude and longitude, bent so that every
 * quoted place lies in its quoted hex, then corrected by hand: East and South-East Asia north of row 30 hex by hex, further south
 * the coasts, so that every island is one by itself, and the towns.
 */

/**
 * ~ off the map, . all sea; c clear, m mountain, d desert, j jungle, x jungle and mountain. In capitals: land and sea. The edge is
 * where the rules put map-edge hexes: India and China in the west, the Soviet railway in the north.
 */
export const terrainRows: readonly string[] = [
  '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~MMM.', // 61
  '~~~~~~~~~~~~~~~~~~~~~~~~~mmmmmmM.M..', // 60
  '~~~~~~~~~~~~~~~~~~~~~~~~~mmmmmMM....', // 59
  '~~~~~~~~~~~cmccmmccmmmmcccccccCCC.M.', // 58
  '~~~~~~~~~~~cmccmmccccccccccccccccMC.', // 57
  '~~~~~~~~~~mcccmmmccccmmcmcccccccC.C.', // 56
  '~~~~~~~~~~mmccccccccccmccmccccmccCCC', // 55
  '~~~~~~~~~~mmccccccccccmccccccccmMCC.', // 54
  '~~~~~~~~~~mmccccccccccmcccmcccmMM.C.', // 53
  '~~~~~~~~~dddddddddcccmccccmccmC.MC..', // 52
  '~~~~~~~~~cddddddddcccmcccmmcCCM...CC', // 51
  '~~~~~~~~dcddddddddccmcccmmMC....CCC.', // 50
  '~~~~~~~~ccdddddcccmcCCCCcmM......C..', // 49
  '~~~~~~~ddccddcdccmcC.C.CcM......CC..', // 48
  '~~~~~~~mmmcccccccmccCCC.CCM......C..', // 47
  '~~~~~~mmmmmccccmcmcccC..CcC....MMC..', // 46
  '~~~~~~mmmmmcccmccccccC...CC..CCMCC..', // 45
  '~~~~~mmmmmmmmmmmcccccC.....CCCCC....', // 44
  '~~~~~mmmmmmccmmcccccccC....CCM......', // 43
  '~~~~mmmmmmmcccmccccccC.....C........', // 42
  '~~~~mmmmmmccccmcccccccC.............', // 41
  '~~~ccjjjmmmmmmmmcccccM..............', // 40
  '~~~ccjjxxmmmmmmccccmmC..............', // 39
  '~~~ccjjxxmmmmmccmmmmC....C..........', // 38
  '~~~cCjxxxxxmmmcccCCCC.C..........C..', // 37
  '~cCCCjjjxxxxcJCCC...CC..............', // 36
  '~~C..JjxxxxjjJ.J....................', // 35
  'CC...JjcjjjjjJ......................', // 34
  '~C....JcjjxjjxX.......J.............', // 33
  '......JCjjjjjxJ......JJ.............', // 32
  '........JjcjjjjJ.....JJ.............', // 31
  '........JCcjjjJ......CC.............', // 30
  '.........JJJjjjJ.....JJJJ...........', // 29
  '........JJ.JccJ.......JJJ...........', // 28
  '.........J..JCJ.....J..JJ...........', // 27
  '........JJ..J.........JJJ...........', // 26
  '.........JJ........JJ.J.JJ..........', // 25
  '.......JJJJJ......JjJ...............', // 24
  '........JJJjJ....JXjJ...............', // 23
  '........JJJJ...JJjjxJ...............', // 22
  '.........JjJJ..JjjjjJJJJJ.J.........', // 21
  '........JJjJJ..JjjjJ.JJ..J.JJ.......', // 20
  '..........JjjJJ.JJJJ.JJ....JJJJJ....', // 19
  '..........JJJ.....J..JJ.JJJ.JJJJJJ..', // 18
  '............JJ.......JJJ.....JJJxxJJ', // 17
  '.............CCCCC...........J.JxxjJ', // 16
  '................JJJJJ...........Jxxj', // 15
  '...................JJJJJJ......JJJJJ', // 14
  '.......................JJ.........J.', // 13
  '...........................CC....CC.', // 12
  '...........................CCCCC..C.', // 11
  '........................CCCcccC..CC.', // 10
  '........................CcccccCC..CC', // 09
  '......................DDddddddcC.CcC', // 08
  '......................DdddddddddDDcc', // 07
  '...................CCCdddddddddddccc', // 06
  '..................CCccddddddddddddcc', // 05
  '.................Cccccdddddddddddccc', // 04
  '.................Cccccddddddddddddcc', // 03
  '.................Cccccdddddddddddccc', // 02
  '..................Ccccddddddddddddcc', // 01
  '..................Ccccdddddddddddccc', // 00
];

/** Letters as in `territories` (territories.ts). */
export const territoryRows: readonly string[] = [
  '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~SSS.', // 61
  '~~~~~~~~~~~~~~~~~~~~~~~~~SSSSSSS.S..', // 60
  '~~~~~~~~~~~~~~~~~~~~~~~~~SSSSSSS....', // 59
  '~~~~~~~~~~~SSSSSSSSSSSSSSSSSSSSSS.s.', // 58
  '~~~~~~~~~~~SSSSSSSSMMMMMMMSSSSSSSSs.', // 57
  '~~~~~~~~~~OOOOSSSSSMMMMMMMSSSSSSS.s.', // 56
  '~~~~~~~~~~OOOOOOOOOOMMMMMMMSSSSSSSss', // 55
  '~~~~~~~~~~OOOOOOOOOOOMMMMMMMMSSSSkk.', // 54
  '~~~~~~~~~~OOOOOOOOOOMMMMMMMMMMSSS.k.', // 53
  '~~~~~~~~~OOOOOOOCCCCMMMMMMMMSSS.SJ..', // 52
  '~~~~~~~~~COOOOOOOCCCMMMMMMMMSSS...JJ', // 51
  '~~~~~~~~CCCCCCCCCCCCMMMMMMKK....JJJ.', // 50
  '~~~~~~~~CCCCCCCCCCCCMMMMKKK......J..', // 49
  '~~~~~~~CCCCCCCCCCCCC.M.KKK......JJ..', // 48
  '~~~~~~~CCCCCCCCCCCCCCCC.KKK......J..', // 47
  '~~~~~~CCCCCCCCCCCCCCCC..KKK....JJJ..', // 46
  '~~~~~~CCCCCCCCCCCCCCCC...KK..JJJJJ..', // 45
  '~~~~~CCCCCCCCCCCCCCCCC.....JJJJJ....', // 44
  '~~~~~CCCCCCCCCCCCCCCCCC....JJJ......', // 43
  '~~~~CCCCCCCCCCCCCCCCCC.....J........', // 42
  '~~~~CCCCCCCCCCCCCCCCCCC.............', // 41
  '~~~IIIIICCCCCCCCCCCCCC..............', // 40
  '~~~IIIIIBCCCCCCCCCCCCC..............', // 39
  '~~~IIIIBBCCCCCCCCCCCC....r..........', // 38
  '~~~IIIIBBCCCCCCCCCCCC.f..........b..', // 37
  '~IIIIBBBCCCFFFCCg...ff..............', // 36
  '~~I..BBBBCCFFF.h....................', // 35
  'II...BBBBBFFFF......................', // 34
  '~I....BBBTTTTFF.......P.............', // 33
  '......BBBTTTTFF......PP.............', // 32
  '........BTTTTFFF.....PP.............', // 31
  '........BTTFFFF......PP.............', // 30
  '.........TTFFFFF.....PPPP...........', // 29
  '........BT.FFFF.......PPP...........', // 28
  '.........T..FFF.....P..PP...........', // 27
  '........TT..F.........PPP...........', // 26
  '.........TT........UU.P.PP..........', // 25
  '.......DDYYY......UUU...............', // 24
  '........DDYYY....UUDD...............', // 23
  '........DDYY...UUUDDD...............', // 22
  '.........DDDY..DDDDDDDDDD.D.........', // 21
  '........DDDDD..DDDDD.DD..D.DD.......', // 20
  '..........DDDDD.DDDD.DD....DDDDD....', // 19
  '..........DDD.....D..DD.DDD.DDDDDG..', // 18
  '............DD.......DDD.....DDDDDGG', // 17
  '.............DDDDD...........D.DDGGG', // 16
  '................DDDDD...........DDGG', // 15
  '...................DDDDDD......DDGGG', // 14
  '.......................DD.........G.', // 13
  '...........................AA....AA.', // 12
  '...........................AAAAA..A.', // 11
  '........................AAAAAAA..AA.', // 10
  '........................AAAAAAAA..AA', // 09
  '......................AAAAAAAAAA.AAA', // 08
  '......................AAAAAAAAAAAAAA', // 07
  '...................AAAAAAAAAAAAAAAAA', // 06
  '..................AAAAAAAAAAAAAAAAAA', // 05
  '.................AAAAAAAAAAAAAAAAAAA', // 04
  '.................AAAAAAAAAAAAAAAAAAA', // 03
  '.................AAAAAAAAAAAAAAAAAAA', // 02
  '..................AAAAAAAAAAAAAAAAAA', // 01
  '..................AAAAAAAAAAAAAAAAAA', // 00
];
