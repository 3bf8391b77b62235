/** Words that Koreans choose for passwords: of love, family, places, names, teams, food and the keyboard's own letters. */
const WORDS =
  '비밀번호 비번 암호 패스워드 아이디 관리자 사용자 테스트 로그인 회원가입 컴퓨터 인터넷 네이버 카카오 카카오톡 구글 유튜브 ' +
  '삼성 삼성전자 엘지 현대 기아 롯데 두산 한화 포스코 하이닉스 대한민국 한국 코리아 서울 부산 대구 인천 광주 대전 울산 세종 제주 제주도 경기도 강남 홍대 독도 ' +
  '사랑 사랑해 사랑해요 사랑합니다 사랑해너를 널사랑해 나는너를사랑해 여보 여보사랑해 자기야 자기 내사랑 첫사랑 애인 보고싶다 보고싶어 행복 행복해 행복하자 행운 희망 꿈 소망 믿음 축복 은혜 감사 감사합니다 고마워 미안해 ' +
  '안녕 안녕하세요 안녕히계세요 반가워 반갑습니다 좋아해 좋아 최고 화이팅 파이팅 힘내자 할수있다 하면된다 대박 부자 부자되자 돈벌자 로또 일등 합격 취업 승리 성공 ' +
  '엄마 아빠 엄마아빠 가족 우리가족 우리집 아들 딸 우리아들 우리딸 아가 아기 천사 공주 왕자 공주님 왕자님 바보 멍청이 바보야 돼지 꿀꿀이 친구 오빠 언니 누나 형 동생 할머니 할아버지 선생님 ' +
  '강아지 고양이 멍멍이 야옹이 호랑이 사자 토끼 다람쥐 나비 장미 무지개 별 하늘 바다 구름 태양 달빛 햇살 소나무 나무 꽃 봄 여름 가을 겨울 바람 ' +
  '김치 라면 치킨 피자 맥주 소주 커피 한잔 아메리카노 라떼 카페라떼 에스프레소 카푸치노 카페 로스터 로스팅 바리스타 원두 ' +
  '하나님 예수님 하나님사랑 주님 예수 아멘 할렐루야 부처님 나무아미타불 ' +
  '축구 야구 농구 월드컵 손흥민 박지성 김연아 류현진 이강인 아이유 방탄소년단 방탄 블랙핑크 뉴진스 트와이스 소녀시대 동방신기 빅뱅 엑소 아미 ' +
  '김민수 김민지 김지훈 김철수 김영희 김영수 이민호 이민지 이영희 이순신 박민수 박영희 최민수 정민수 홍길동 세종대왕 김현수 김정은 김수현 이준호 박서준 지민 민지 민수 지훈 현우 서연 수진 지영 은지 혜진 영희 철수 길동 ' +
  '월요일 화요일 수요일 목요일 금요일 토요일 일요일 하나둘셋 하나둘셋넷 일이삼사 가나다라 가나다라마바사 아자차카타파하 ㅁㄴㅇㄹ ㅂㅈㄷㄱ ㅋㅌㅊㅍ ㅂㅈㄷㄱㅅ ㅁㄴㅇㄹㅎ ㅋㅋㅋㅋ ㅎㅎㅎㅎ ㅠㅠㅠㅠ';

/** The keys of the two-set keyboard that write each letter; Shift is left out, as upper case is. */
const FIRST = 'r r s e e f a q q t t d w w c z x v g'.split(' ');
const MIDDLE = 'k o i o j p u p h hk ho hl y n nj np nl b m ml l'.split(' ');
const LAST = ' r r rt s sw sg e f fr fa fq ft fx fv fg a q qt t t d w c z x v g'.split(' ');
const LETTERS = 'r r rt s sw sg e e f fr fa fq ft fx fv fg a q q qt t t d w w c z x v g'.split(' ');

const SYLLABLES = 0xac00;
const JAMO = 0x3131;

/** What a text in Hangul is where the keyboard was left on Latin letters: 사랑해 is `tkfkdgo`. */
export const onLatinKeys = (text: string): string => Array.from(text, keysOf).join('');

function keysOf(letter: string): string {
  const code = letter.charCodeAt(0);
  const syllable = code - SYLLABLES;
  if (syllable >= 0 && syllable < FIRST.length * MIDDLE.length * LAST.length) {
    const [first, rest] = [
      Math.floor(syllable / (MIDDLE.length * LAST.length)),
      syllable % (MIDDLE.length * LAST.length),
    ];
    const [middle, last] = [Math.floor(rest / LAST.length), rest % LAST.length];
    return `${FIRST[first]}${MIDDLE[middle]}${LAST[last]}`;
  }
  return [...LETTERS, ...MIDDLE][code - JAMO] ?? letter;
}

/** The words in both spellings, as far as they are long enough to say anything. */
export const koreanWords = (): string[] =>
  WORDS.split(' ').flatMap((word) => [
    ...(word.length >= 2 ? [word] : []),
    ...[onLatinKeys(word)].filter((one) => one.length >= 4),
  ]);
