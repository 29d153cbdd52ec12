# The pages that the server itself shows.

server-no-client = 這裡尚未建置網頁介面。請照常安裝套件，或在原始碼目錄執行「make dev」。網址 /api/schema 說明程式可以查詢的內容。
server-no-client-title = carom 正在運作
